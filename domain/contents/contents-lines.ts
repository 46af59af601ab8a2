import { centsWords } from '#domain/money/cents.ts'
import type { BoxChanges } from './box.ts'
import { boxLabel } from './box-label.ts'
import { afterWords, beforeWords, dispositionWords, fieldWords, placeWords } from './contents-words.ts'
import type { ItemChanges } from './contents-item.ts'

/** What was typed of an item, line by line, as the office reads it of a device. IDs say nothing to a person. */
export function itemLines({ removed, ...typed }: ItemChanges): string {
  const { condition_before, condition_after, disposition, age, price_cents, cap, photo_ids } = typed
  const said: Readonly<Record<string, string | undefined>> = {
    ...(condition_before && { condition_before: beforeWords[condition_before] }),
    ...(condition_after && { condition_after: afterWords[condition_after] }),
    ...(disposition && { disposition: dispositionWords[disposition] }),
    ...(typeof age === 'number' && { age: `${age / 10} years` }),
    ...(typeof price_cents === 'number' && { price_cents: centsWords(price_cents) }),
    ...(typeof cap === 'number' && { cap: `${cap}%` }),
    ...(photo_ids && { photo_ids: photo_ids.length === 0 ? 'none' : String(photo_ids.length) }),
  }
  return linesOf(typed, said, removed)
}

/** The same of a box. */
export function boxLines({ removed, ...typed }: BoxChanges): string {
  const { number, place } = typed
  const said = {
    ...(number !== undefined && { number: boxLabel(number) }),
    ...(place && { place: placeWords[place] }),
  }
  return linesOf(typed, said, removed)
}

function linesOf(typed: object, said: Readonly<Record<string, string | undefined>>, removed?: boolean) {
  const lines = Object.entries(typed).flatMap(([field, value]) => {
    if (value === undefined || value === null || value === '' || field.endsWith('_id')) return []
    return [`${fieldWords[field] ?? field}: ${said[field] ?? String(value)}`]
  })
  const removal = removed === undefined ? [] : [removed ? 'removed' : 'put back']
  return [...lines, ...removal].map((line) => line.charAt(0).toUpperCase() + line.slice(1)).join('\n')
}
