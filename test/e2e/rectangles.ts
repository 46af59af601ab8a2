/**
 * Runs in the page, as it is laid out now: what is cut off, runs out of its ground, is broken inside a word, or lies over
 * something else. Lists of the portal may shorten a name that stands in full on its own screen. Measured by the letters themselves: the middle of their line, because boxes of text are taller than it.
 */
export async function findCut(isPortal: boolean): Promise<string[]> {
  const found = new Set<string>()
  const frames = new Map<Element, Frame[]>()
  const layers = new Map<Element, Element | null>()
  for (const fold of document.querySelectorAll('details')) fold.open = true
  // Far enough for the bar at the lower edge to be there.
  scrollTo({ top: 400, behavior: 'instant' })
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)

  if (document.documentElement.scrollWidth > innerWidth)
    found.add(`the page is wider than the window, by ${widest()}`)
  const boxes = [...textNodes()].flatMap(readText).concat(controls())
  for (const pair of overlapping(boxes)) found.add(pair)
  return [...found]

  type Frame = { box: DOMRect; clips: boolean; scrolls: boolean; hasGround: boolean }
  type Box = { element: Element; layer: Element | null; rect: DOMRect; isText: boolean }

  function* textNodes(): Generator<Text> {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node instanceof Text && node.data.trim() && isShown(node.parentElement)) yield node
  }

  function isShown(element: Element | null): element is Element {
    if (
      !element ||
      element.closest('svg, canvas, script, style, option, .skip, [aria-hidden=true], .in-print')
    )
      return false
    const visible = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }
    return element.checkVisibility(visible) && !isForEarsOnly(element)
  }

  /** What is there for screen readers alone is cut to nothing. */
  function isForEarsOnly(element: Element): boolean {
    for (let outer: Element | null = element; outer; outer = outer.parentElement)
      if (outer.clientWidth <= 1 && getComputedStyle(outer).position === 'absolute') return true
    return element.closest('.unseen, .off-screen') !== null
  }

  function readText(node: Text): Box[] {
    const element = node.parentElement
    if (!element) return []
    // A phone number is one word; an address of a page or a mailbox may break where it has to.
    const layer = layerOf(element)
    const seen = lines(node).filter((rect) => !isScrolledAway(element, rect))
    if (seen.length === 0) return []
    for (const { 0: word, index } of node.data.matchAll(
      /\(\d{3}\) \d{3}-\d{4}|[\d-]{8,}|[^\s\-–—/\u200b\u00ad]+/g,
    ))
      if (!/[@_.\u2026]\w|\w{24}/.test(word) && linesOf(node, index, index + word.length) > 1)
        found.add(`broken inside “${word}” (${nameOf(element)})`)
    return seen.map((rect) => {
      const wrong = cutBy(element, rect)
      if (wrong) found.add(`${wrong}: ${nameOf(element)}`)
      return { element, layer, rect, isText: true }
    })
  }

  function linesOf(node: Text, from: number, to: number) {
    const range = new Range()
    range.setStart(node, from)
    range.setEnd(node, to)
    return new Set(
      [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
    ).size
  }

  function lines(node: Text): DOMRect[] {
    const range = new Range()
    range.selectNodeContents(node)
    const { fontSize } = getComputedStyle(node.parentElement ?? document.body)
    const half = parseFloat(fontSize) * 0.3
    return [...range.getClientRects()]
      .filter(({ width }) => width > 1)
      .map(({ x, y, width, height }) => new DOMRect(x, y + height / 2 - half, width, 2 * half))
  }

  function cutBy(element: Element, rect: DOMRect): string {
    let isGroundFound = false
    for (const { box, clips, scrolls, hasGround } of around(element)) {
      const isOut =
        rect.left < box.left - 2 ||
        rect.right > box.right + 2 ||
        rect.top < box.top - 2 ||
        rect.bottom > box.bottom + 2
      if (scrolls) return ''
      if (clips && isOut) return 'cut off'
      if (hasGround && !isGroundFound && isOut) return 'runs out of its ground'
      isGroundFound ||= hasGround
    }
    return rect.left < -1 || rect.right > innerWidth + 1 ? 'beyond the edge' : ''
  }

  /** Out of the view of what scrolls, or of what shortens it. */
  function isScrolledAway(element: Element, { top, bottom, left, right }: DOMRect) {
    return around(element).some(
      ({ box, scrolls }) =>
        scrolls && (bottom > box.bottom + 1 || top < box.top - 1 || left >= box.right || right <= box.left),
    )
  }

  /** What could cut an element off, or is the ground it stands on, from the inside out. */
  function around(element: Element): Frame[] {
    const known = frames.get(element)
    if (known) return known
    const { parentElement: parent } = element
    const outer = parent && parent !== document.body ? around(parent) : []
    const { display, overflow, overflowX, backgroundColor, textOverflow, webkitLineClamp } =
      getComputedStyle(element)
    const isShortened = isPortal && (textOverflow === 'ellipsis' || webkitLineClamp !== 'none')
    const frame = {
      box: element.getBoundingClientRect(),
      clips: /hidden|clip/.test(overflow),
      scrolls: /auto|scroll/.test(overflowX) || isShortened,
      hasGround: backgroundColor !== 'rgba(0, 0, 0, 0)',
    }
    const isFrame = display !== 'inline' && (frame.clips || frame.scrolls || frame.hasGround)
    const all = isFrame ? [frame, ...outer] : outer
    frames.set(element, all)
    return all
  }

  function controls(): Box[] {
    const all = [...document.querySelectorAll('a, button, input, select, textarea, summary, img, main svg')]
    const chat = document.querySelector('#mission-chat')?.shadowRoot?.querySelectorAll('.launcher') ?? []
    return [...all, ...chat]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.closest('.skip, .land, svg *') && isBox(element))
      .map((element) => ({
        element,
        layer: layerOf(element),
        rect: element.getBoundingClientRect(),
        isText: false,
      }))
      .filter(({ element, rect }) => rect.width > 1 && rect.height > 1 && !isScrolledAway(element, rect))
  }

  function isBox(element: Element) {
    const { backgroundColor, borderTopWidth, borderLeftWidth, position } = getComputedStyle(element)
    if (element.matches('svg, img')) return position === 'static'
    const isBordered = parseFloat(borderTopWidth) > 0 && parseFloat(borderLeftWidth) > 0
    return backgroundColor !== 'rgba(0, 0, 0, 0)' || isBordered
  }

  /** What stays in place over the page is laid out on its own. */
  function layerOf(element: Element): Element | null {
    const known = layers.get(element)
    if (known !== undefined) return known
    const outer = parentOf(element)
    const stays = /fixed|sticky/.test(getComputedStyle(element).position)
    const layer = stays ? element : outer && layerOf(outer)
    layers.set(element, layer)
    return layer
  }

  function parentOf(element: Element) {
    const root = element.getRootNode()
    return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
  }

  function* overlapping(boxes: Box[]): Generator<string> {
    const sorted = boxes.toSorted((a, b) => a.rect.top - b.rect.top)
    for (const [place, one] of sorted.entries())
      for (let next = place + 1; next < sorted.length; next++) {
        const other = sorted[next]
        if (!other || other.rect.top > one.rect.bottom - 2) break
        if (!(one.isText || other.isText) && one.element.closest('label')) continue
        if (one.layer === other.layer && !areOne(one.element, other.element) && share(one.rect, other.rect))
          yield `over each other: ${nameOf(one.element)} and ${nameOf(other.element)}`
      }
  }

  function areOne(a: Element, b: Element) {
    const [labelA, labelB] = [a.closest('label'), b.closest('label')]
    // Before and after lie over each other on purpose, and their names over them.
    const pair = a.closest('.pair')
    if (pair !== null && pair === b.closest('.pair')) return true
    return a === b || a.contains(b) || b.contains(a) || (labelA !== null && labelA === labelB)
  }

  function share(a: DOMRect, b: DOMRect) {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const tall = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    return wide > 2 && tall > 2
  }

  function widest() {
    const all = [...document.querySelectorAll('body *:not(svg *)')]
    const by = all.filter((element) => element.getBoundingClientRect().right > innerWidth + 1).at(-1)
    return by ? nameOf(by) : 'nothing that is drawn'
  }

  function nameOf(element: Element) {
    const text = element.textContent?.replaceAll(/\s+/g, ' ').trim().slice(0, 40)
    const classes = typeof element.className === 'string' ? element.className.split(' ')[0] : ''
    return `<${element.localName}${classes && `.${classes}`}> ${text}`
  }
}
