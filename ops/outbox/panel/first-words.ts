import { clockWords } from '../../ui/clock.ts'
import type { Words } from '../../words/en.ts'
import type { First } from './first-there.ts'

/** "Marcus Wren, 9:02 AM"; where neither is known, someone else. */
export function firstWords(
  first: First | null,
  now: Date,
  { clash, field, locale }: Pick<Words, 'clash' | 'field' | 'locale'>,
) {
  if (!first) return field.outbox.someone
  return clash.who(first.by ?? field.outbox.someone, clockWords(new Date(first.at), now, locale))
}
