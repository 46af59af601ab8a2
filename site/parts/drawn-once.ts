import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const drawn = new WeakMap<object, Map<string, string>>()

/**
 * What is drawn from this and nothing else, drawn once: all pages are rendered again in one go when a fact of the company
 * changes. From the company it stands alike on many pages; from a place, or what is known of it, it never changes.
 * `name` tells what it is, and in which of its states.
 */
export function drawnOnce(from: object, name: string, draw: () => ReactElement) {
  const known = drawn.get(from) ?? new Map<string, string>()
  drawn.set(from, known)
  const html = known.get(name) ?? whole(renderToStaticMarkup(draw()))
  known.set(name, html)
  return { __html: html }
}

/** React writes a text in hundreds of pieces, which take several times its room. */
function whole(text: string) {
  return String(Buffer.from(text))
}
