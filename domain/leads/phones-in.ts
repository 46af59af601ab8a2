import { normalizePhone } from './phone.ts'

const written = /(?<![\d+])(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]{0,2}\d{3}[\s.-]?\d{4}(?!\d)/g

/** The North American phone numbers that someone wrote in a text, as they are stored, each once. */
export function phonesIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(written), ([typed]) => normalizePhone(typed) ?? []).flat())]
}
