const takesKeys = 'a[href], button, input, select, textarea, [tabindex="0"]'

/**
 * As the ref of a part that may become longer than its place: what does not fit is scrolled by keys, also where nothing in
 * the part takes the keyboard.
 */
export function letKeysScroll(part: HTMLElement | null) {
  if (!part) return undefined
  const look = () => {
    const isTooLong = part.scrollHeight > part.clientHeight
    part.tabIndex = isTooLong && !part.querySelector(takesKeys) ? 0 : -1
  }
  const sizes = new ResizeObserver(look)
  const contents = new MutationObserver(look)
  sizes.observe(part)
  contents.observe(part, { childList: true, subtree: true })
  look()
  return () => {
    sizes.disconnect()
    contents.disconnect()
  }
}
