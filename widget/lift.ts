/** Keeps the launcher above whatever the page holds at its lower edge: the call bar, and a banner where it lies there. */
export function liftAbovePageBars(host: HTMLElement) {
  const bars = [...document.querySelectorAll('[data-call-bar], [data-emergency]')]
  function lift() {
    const heights = bars.map((bar) => {
      const { top, bottom, height } = bar.getBoundingClientRect()
      return height > 0 && bottom > innerHeight / 2 && top < innerHeight ? innerHeight - top : 0
    })
    host.style.setProperty('--lift', `${Math.max(0, ...heights)}px`)
  }
  // A bar that is hidden or shown changes its size, too.
  const sizes = new ResizeObserver(lift)
  for (const bar of bars) sizes.observe(bar)
  addEventListener('resize', lift)
  lift()
  return () => {
    sizes.disconnect()
    removeEventListener('resize', lift)
  }
}
