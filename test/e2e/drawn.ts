/** What clips, scrolls or is the ground of what stands in it. */
export type Frame = { box: DOMRect; clips: boolean; scrolls: boolean; hasGround: boolean }
export type Box = { element: Element; layer: Element | null; rect: DOMRect; isText: boolean }
/** A piece of text and its lines that can be seen. */
export type Words = { node: Text; element: Element; lines: DOMRect[]; frames: Frame[] }
export type Drawn = { words: Words[]; boxes: Box[]; nameOf: (element: Element) => string }

/**
 * Runs in the page: the texts and controls that can be seen, as they are laid out now. Letters are measured by the middle of
 * their line, because boxes of text are taller than it. Lists of the portal may shorten a name that stands in full on its own
 * screen; its menus may not.
 */
export function readDrawn(isPortal: boolean): Drawn {
  const frames = new Map<Element, Frame[]>()
  const layers = new Map<Element, Element | null>()
  const words = [...readWords()]
  const texts = words.flatMap(({ element, lines }) =>
    lines.map((rect) => ({ element, layer: layerOf(element), rect, isText: true })),
  )
  return { words, boxes: texts.concat(controls()), nameOf }

  function* readWords(): Generator<Words> {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!(node instanceof Text) || !node.data.trim() || !isShown(element)) continue
      const lines = linesOf(node, element)
        .filter((rect) => !isScrolledAway(element, rect))
        .map((rect) => shownOf(element, rect))
      if (lines.length > 0) yield { node, element, lines, frames: around(element) }
    }
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
    return element.closest('.unseen') !== null
  }

  function linesOf(node: Text, element: Element): DOMRect[] {
    const range = new Range()
    range.selectNodeContents(node)
    const half = parseFloat(getComputedStyle(element).fontSize) * 0.3
    return [...range.getClientRects()]
      .filter(({ width }) => width > 1)
      .map(({ x, y, width, height }) => new DOMRect(x, y + height / 2 - half, width, 2 * half))
  }

  /** Out of the view of what scrolls, or of what shortens it. */
  function isScrolledAway(element: Element, { top, bottom, left, right }: DOMRect) {
    return around(element).some(
      ({ box, scrolls }) =>
        scrolls && (bottom > box.bottom + 1 || top < box.top - 1 || left >= box.right || right <= box.left),
    )
  }

  /** As far as it is in the view of what scrolls. */
  function shownOf(element: Element, rect: DOMRect) {
    const views = around(element).filter(({ scrolls }) => scrolls)
    const left = Math.max(rect.left, ...views.map(({ box }) => box.left))
    const right = Math.min(rect.right, ...views.map(({ box }) => box.right))
    return new DOMRect(left, rect.y, right - left, rect.height)
  }

  /** What could cut an element off, or is the ground it stands on, from the inside out. */
  function around(element: Element): Frame[] {
    const known = frames.get(element)
    if (known) return known
    const { parentElement: parent } = element
    const outer = parent && parent !== document.body ? around(parent) : []
    const { display, overflow, overflowX, backgroundColor, textOverflow, webkitLineClamp } =
      getComputedStyle(element)
    const mayShorten = isPortal && !element.closest('nav')
    const isShortened = mayShorten && (textOverflow === 'ellipsis' || webkitLineClamp !== 'none')
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
      .filter(
        (element) => !element.closest('.skip, .land, svg *') && isBox(element) && !isForEarsOnly(element),
      )
      .map((element) => ({ element, layer: layerOf(element), rect: inside(element), isText: false }))
      .filter(({ element, rect }) => rect.width > 1 && rect.height > 1 && !isScrolledAway(element, rect))
  }

  /** Without the room at its end that a field leaves to a button lying there. */
  function inside(element: Element) {
    const { x, y, width, height } = element.getBoundingClientRect()
    const { paddingRight } = getComputedStyle(element)
    return new DOMRect(x, y, element.matches('input') ? width - parseFloat(paddingRight) : width, height)
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

  function nameOf(element: Element) {
    const text = element.textContent?.replaceAll(/\s+/g, ' ').trim().slice(0, 40)
    const classes = typeof element.className === 'string' ? element.className.split(' ')[0] : ''
    return `<${element.localName}${classes && `.${classes}`}> ${text}`
  }
}
