import { sql, type RawBuilder } from 'kysely'
import { searchWords } from '../text/search-words.ts'

/**
 * Whether a lower-case text has all that was typed, as `isFoundIn` tells of a text that is at hand. Each condition is one that an
 * index of trigrams answers.
 */
export function hasWords(text: RawBuilder<unknown>, typed: string) {
  const words = searchWords(typed)
  if (words.length === 0) return sql<boolean>`${text} like ${partOf(typed)}`
  const conditions = words.map((word) =>
    'digits' in word
      ? sql<boolean>`${text} like ${`%${word.digits.join('%')}%`}`
      : sql<boolean>`${text} ~ ${`${word.isBehindSpace ? '(^| )' : '\\m'}${word.begins}`}`,
  )
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/** The pattern of SQL's `like` that finds what was typed as a part of a lower-case text. */
export function partOf(typed: string) {
  return `%${typed.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
}
