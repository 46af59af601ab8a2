import type { Drawn } from './drawn.ts'

/** Runs in the page: texts and controls that lie over each other. */
export function findOverlapping({ boxes, nameOf }: Drawn): string[] {
  return [...overlapping()]

  function* overlapping(): Generator<string> {
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
}
