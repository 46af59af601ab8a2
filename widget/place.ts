/**
 * Where the page has a call bar, on phones, the launcher stands in its row and the bar makes room: over the page it would
 * sooner or later cover a call button. Elsewhere it floats above a banner at the lower edge.
 */
export function placeLauncher(host: HTMLElement) {
  const callBar = document.querySelector<HTMLElement>('[data-call-bar]')
  const banner = document.querySelector('[data-emergency]')

  function place() {
    const height = callBar?.offsetHeight ?? 0
    host.toggleAttribute('data-docked', height > 0)
    host.style.setProperty('--bar', `${height}px`)
    host.style.setProperty('--lift', `${height > 0 || !banner ? 0 : heightAtLowerEdge(banner)}px`)
    if (callBar)
      callBar.style.paddingRight = height > 0 ? `${Math.ceil(host.getBoundingClientRect().width)}px` : ''
  }
  // A bar that is hidden or shown changes its size, too.
  const sizes = new ResizeObserver(place)
  for (const bar of [callBar, banner]) if (bar) sizes.observe(bar)
  addEventListener('resize', place)
  place()
  return () => {
    sizes.disconnect()
    removeEventListener('resize', place)
    if (callBar) callBar.style.paddingRight = ''
  }
}

function heightAtLowerEdge(banner: Element) {
  const { top, bottom, height } = banner.getBoundingClientRect()
  return height > 0 && bottom > innerHeight / 2 && top < innerHeight ? innerHeight - top : 0
}
