const property = '--outbox-height'

/** As the ref of the line over every screen: what else stays at the top of a screen stays below it. */
export function tellHeight(line: HTMLElement | null) {
  if (!line) return undefined
  const { style } = document.documentElement
  const sizes = new ResizeObserver(([size]) => {
    style.setProperty(property, `${size?.borderBoxSize[0]?.blockSize ?? 0}px`)
  })
  sizes.observe(line)
  return () => {
    sizes.disconnect()
    style.removeProperty(property)
  }
}
