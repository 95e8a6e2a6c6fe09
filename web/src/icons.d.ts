declare module '~icons/game-icons/*' {
  import type { Component } from 'svelte'

  type Length = number | string
  const icon: Component<{ x?: Length; y?: Length; width?: Length; height?: Length; class?: string }>
  export default icon
}

declare module '~icons/sprite' {
  const address: string
  export default address
}
