// What a player must see of a table, measured in the page: sentences on what is wrong. Read by layout.py.
([finger, legible]) => {
  const wrong = []
  const all = (what, of = document) => [...of.querySelectorAll(what)]
  const targetOf = (e) => e.dataset.spot ?? e.dataset.target
  const name = (e) => targetOf(e) ?? e.getAttribute('aria-label') ?? (e.textContent.trim().slice(0, 40) || e.className)

  // the part of an element that is on the screen: inside of all that cuts it off
  function seen(e) {
    const box = e.getBoundingClientRect()
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom]
    const cut = (by) => {
      left = Math.max(left, by.left)
      top = Math.max(top, by.top)
      right = Math.min(right, by.right)
      bottom = Math.min(bottom, by.bottom)
    }
    cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })
    for (let p = e.parentElement; p && p !== document.body; p = p.parentElement) {
      if (getComputedStyle(p).overflow !== 'visible' || p instanceof SVGSVGElement) cut(p.getBoundingClientRect())
    }
    const [w, h] = [Math.max(0, right - left), Math.max(0, bottom - top)]
    return { left, top, w, h, share: (w * h) / (box.width * box.height || 1) }
  }

  // whether a finger on it would meet it, or something inside or around it
  const SAMPLES = [[0.5, 0.5], [0.3, 0.5], [0.7, 0.5], [0.5, 0.25], [0.5, 0.75]]
  function met(e) {
    if (!e.checkVisibility({ visibilityProperty: true })) return false
    const { left, top, w, h } = seen(e)
    if (w < 4 || h < 4) return false
    return SAMPLES.some(([x, y]) => {
      const there = document.elementFromPoint(left + x * w, top + y * h)
      return !!there && (e.contains(there) || there.contains(e))
    })
  }
  const whole = (e, share) => met(e) && seen(e).share >= share

  // nothing scrolls into nothing
  const page = document.scrollingElement
  const [beyond, below] = [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight]
  if (beyond > 1 || below > 1) wrong.push(`the page scrolls by ${beyond} x ${below}`)
  for (const e of all('.dock, section.own')) {
    const by = e.scrollWidth - e.clientWidth
    if (by > 1) wrong.push(`${e.className} scrolls sideways by ${by}`)
  }
  for (const e of all('.table, .table main')) {
    const by = e.scrollHeight - e.clientHeight
    if (by > 1) wrong.push(`${e.className} scrolls by ${by}`)
  }

  // the question, a way to answer it, the own hand and the board
  const ask = document.querySelector('.prompt .ask')
  if (!ask || !whole(ask, 0.93)) wrong.push('the question is hidden')
  const lit = all('.table [data-spot].live, .table .pickable.glows')
  const ways = [...lit, ...all('.table button[data-move]')]
  if (!ways.some((e) => whole(e, 0.8))) wrong.push('no way to answer is in sight')
  const hand = all('.own .pickable')
  const hidden = hand.filter((e) => !whole(e, 0.9))
  if (hidden.length) wrong.push(`of the own hand ${hidden.length} of ${hand.length} are hidden: ${hidden.map(name)}`)
  const { w, h } = seen(document.querySelector('.table main'))
  const little = Math.min(w, h) < 200 || w * h < 0.25 * innerWidth * innerHeight
  if (little) wrong.push(`the board is small: ${w | 0} x ${h | 0}`)

  // a finger meets what it can press, and can tell it from its neighbours
  const pressed = all('button, a, summary, input, select, [role=tab]').filter((e) => !e.disabled && !e.matches('.sr'))
  for (const e of [...pressed, ...lit].filter(met)) {
    const { width, height } = e.getBoundingClientRect()
    const small = Math.min(width, height) < finger - 0.5
    if (small) wrong.push(`small for a finger: ${name(e)} ${width | 0} x ${height | 0}`)
  }
  // nothing that only helps to look lies on what can be chosen, unless one can move the board from under it
  for (const e of lit.filter((e) => e.matches('main [data-spot]'))) {
    const { x, y, width, height } = e.getBoundingClientRect()
    const over = document.elementFromPoint(x + width / 2, y + height / 2)
    if (over?.closest('.pan-zoom:not(.zoomed) .tools')) wrong.push(`a button of the board lies on ${name(e)}`)
  }
  const spots = lit.filter((e) => e.matches('[data-spot]') && met(e)).map((e) => {
    const { x, y, width, height } = e.getBoundingClientRect()
    return { e, x: x + width / 2, y: y + height / 2 }
  })
  spots.forEach((a, i) => {
    for (const b of spots.slice(i + 1)) {
      const apart = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))
      if (apart < finger - 8) wrong.push(`close together for a finger: ${name(a.e)} and ${name(b.e)}, ${apart | 0}`)
    }
  })

  // what is needed to decide can be read: all beside the board, and what is written on what can be chosen there, but for
  // what a button beside the question says as well
  const live = new Set(lit.map(targetOf).filter((target) => !target.startsWith('verb:')))
  const roots = [...all('.table header, .dock, .own, .side'), ...all('main [data-target]').filter((e) => live.has(targetOf(e)))]
  const small = new Map()
  for (const e of new Set(roots.flatMap((root) => [root, ...all('*', root)]))) {
    const text = [...e.childNodes].filter((n) => n.nodeType === Node.TEXT_NODE).map((n) => n.textContent.trim()).join('')
    if (!text || e.closest('.sr') || !e.checkVisibility({ visibilityProperty: true }) || seen(e).w < 1) continue
    const size = parseFloat(getComputedStyle(e).fontSize) * (e.ownerSVGElement ? e.getScreenCTM().d : 1)
    if (size < legible - 0.05) small.set(text.slice(0, 30), `${size.toFixed(1)} px`)
  }
  if (small.size) wrong.push(`too small to read: ${[...small].slice(0, 5).join('; ')}`)
  return wrong
}
