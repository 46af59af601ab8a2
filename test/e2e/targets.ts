/**
 * Runs in the page: what can be pressed and is smaller than a fingertip. Links in sentences may be, and places on a map,
 * which stand in a list beside it too (WCAG 2.5.5); a number to call may not, nor a link that is a sentence of its own.
 */
export function findSmallTargets(): string[] {
  const smallest = 44
  const all = document.querySelectorAll(
    'a[href], button, input:not([type=hidden]), select, textarea, summary',
  )
  const small: string[] = []
  for (const element of all) {
    if (!isShown(element) || isInSentence(element)) continue
    const { width, height } = reachOf(element)
    // Half a pixel less is what rounding takes.
    if (Math.min(width, height) < smallest - 0.5)
      small.push(`only ${Math.round(width)} by ${Math.round(height)} px: ${nameOf(element)}`)
  }
  return [...new Set(small)]

  function isShown(element: Element) {
    return (
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('svg, .skip, .unseen, [aria-hidden=true]')
    )
  }

  function isInSentence(element: Element) {
    if (!element.matches('a:not([href^="tel:"])') || getComputedStyle(element).display !== 'inline')
      return false
    const block = element.parentElement?.closest('p, li, dd, dt, td, small, label, div, address')
    if (isSentence(element, block)) return false
    // A sentence beside an icon stands in an element of its own.
    return [block, element.parentElement].some((around) =>
      [...(around?.childNodes ?? [])].some(
        (node) => node !== element && !node.contains(element) && /\w{2}/.test(node.textContent ?? ''),
      ),
    )
  }

  /** The one before it has ended, and nothing comes behind it. */
  function isSentence(element: Element, block: Element | null | undefined) {
    const [before = '', after] = (block?.textContent ?? '').split(element.textContent ?? '')
    return /[.?!]\s*$/.test(before) && after?.trim() === ''
  }

  function reachOf(element: Element): { width: number; height: number } {
    const label =
      element instanceof HTMLInputElement && /radio|checkbox|file/.test(element.type)
        ? element.labels?.[0]
        : null
    const own = (label ?? element).getBoundingClientRect()
    const after = getComputedStyle(element, '::after')
    if (after.content === 'none' || after.position !== 'absolute' || !(element instanceof HTMLElement))
      return own
    const stretched = getComputedStyle(element).position === 'static' ? element.offsetParent : element
    const [w, h] = [parseFloat(after.width), parseFloat(after.height)]
    const around = stretched?.getBoundingClientRect() ?? own
    return { width: Math.max(own.width, Math.min(w, around.width)), height: Math.max(own.height, h) }
  }

  function nameOf(element: Element) {
    const classes = typeof element.className === 'string' ? element.className.split(' ')[0] : ''
    const text = element.textContent?.replaceAll(/\s+/g, ' ').trim().slice(0, 40)
    return `<${element.localName}${classes && `.${classes}`}> ${text || element.id || element.getAttribute('aria-label')}`
  }
}
