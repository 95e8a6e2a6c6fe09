// What may wait until the page has been seen: ornaments, and what lies outside the window.

const BREATH = 100 // ms in which the picture gets to the screen, on a slow machine too

/** Runs something once the page as it is now has been painted; returns how to call it off. */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => (timer = setTimeout(run, BREATH)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
