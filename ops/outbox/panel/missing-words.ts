import type { Words } from '../../words/en.ts'
import type { Burst } from '../bursts.ts'

/** More names than that are counted. */
const mostNamed = 3

/** "6 of 12 photos were saved. Add the rest: IMG_7.jpg, IMG_8.jpg, IMG_9.jpg, and 3 more." */
export function missingWords(
  { all, missing }: Pick<Burst, 'all' | 'missing'>,
  { field, locale }: Pick<Words, 'field' | 'locale'>,
) {
  const named = missing.slice(0, mostNamed).map(({ name }) => name)
  const unnamed = missing.length - named.length
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const names = list.format(unnamed > 0 ? [...named, field.missing.more(unnamed)] : named)
  const saved = all - missing.length
  return saved > 0 ? field.missing.some(saved, all, names) : field.missing.none(all, names)
}
