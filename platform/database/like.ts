import { searchTerm } from '../text/search-term.ts'

/** The pattern of SQL's `like` that finds what was typed as a part of a lower-case text. */
export function partOf(typed: string) {
  return `%${searchTerm(typed).replace(/[\\%_]/g, '\\$&')}%`
}
