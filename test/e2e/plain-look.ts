/** What one who opens a page on a phone has before them, and what the page holds for machines. */
export type PlainLook = {
  width: number
  callButtons: string[]
  ids: string[]
  links: string[]
  records: string[]
}

/** What the page lacks that every page must have; `width` is that of the window. */
export function lacksOf({ width, callButtons, records }: PlainLook, window: number): string[] {
  return [
    ...(width > window ? [`it is ${width} px wide`] : []),
    ...(callButtons.includes('at hand') ? [] : [`no call button at hand: ${callButtons.join(', ')}`]),
    ...(records.length > 0 && records.every(isRecord) ? [] : ['no structured data that can be read']),
  ]
}

function isRecord(text: string) {
  return JSON.parse(text)['@context'] === 'https://schema.org'
}

/**
 * Runs in the page: spreads all text as people do who read better so (WCAG 1.4.12), and tells how far to the right words go
 * then. They stay spread.
 */
export function widthWhenSpread(): number {
  const spread = new CSSStyleSheet()
  spread.replaceSync(`
    * { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important }
    p { margin-bottom: 2em !important }
  `)
  document.adoptedStyleSheets.push(spread)
  const written = [...document.querySelectorAll('main :not(svg *, [aria-hidden=true] *)')].filter(hasWords)
  return Math.max(...written.map((element) => Math.floor(element.getBoundingClientRect().right)))

  function hasWords(element: Element) {
    return [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
  }
}

/** Runs in the page; `part` is where the call button is looked for. */
export function lookPlainly(part: string): PlainLook {
  const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)]
  return {
    width: document.documentElement.scrollWidth,
    callButtons: all(`${part} a[href^="tel:"]`).map(whereabouts),
    ids: all('[id]').map(({ id }) => id),
    links: all('*').flatMap(addressesOf),
    records: all('script[type="application/ld+json"]').map(({ textContent }) => textContent),
  }

  /** "at hand" where all of it is on the first screen, large enough for a thumb, with nothing over it. */
  function whereabouts(link: Element) {
    const { top, left, right, bottom, width, height } = link.getBoundingClientRect()
    if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth) return `off the screen, at ${top}`
    if (Math.min(width, height) < 48) return `${width} by ${height}`
    const inset = 4
    const points = [left + inset, (left + right) / 2, right - inset].flatMap((x) =>
      [top + inset, (top + bottom) / 2, bottom - inset].map((y) => document.elementFromPoint(x, y)),
    )
    const over = points.find((element) => !link.contains(element))
    return over === undefined ? 'at hand' : `under ${over?.outerHTML.slice(0, 60)}`
  }

  function addressesOf(element: Element) {
    const pictures = element.getAttribute('srcset')?.split(',') ?? []
    return ['href', 'src', 'action', 'data-module', 'data-chat']
      .flatMap((name) => element.getAttribute(name) ?? [])
      .concat(pictures.flatMap((picture) => picture.trim().split(' ')[0] ?? []))
      .map((address) => new URL(address, document.baseURI).href)
  }
}
