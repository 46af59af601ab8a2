import * as z from 'zod'
import { text } from '#platform/text/text.ts'
import { longestSearch } from './parts/search-box.tsx'

const Typed = z
  .string()
  .transform((typed) => typed.slice(0, longestSearch).toWellFormed())
  .pipe(text(longestSearch))
  .catch('')

/** What was searched for: a few words, or none where it is unreadable. */
export function readTyped(query: URLSearchParams) {
  return Typed.parse(query.get('q') ?? '')
}
