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
  // Both look once the page is laid out: to ask sooner would have it laid out twice. The first tells the size at once.
  const sizes = new ResizeObserver(look)
  const contents = new MutationObserver(() => requestAnimationFrame(look))
  sizes.observe(part)
  contents.observe(part, { childList: true, subtree: true })
  return () => {
    sizes.disconnect()
    contents.disconnect()
  }
}
