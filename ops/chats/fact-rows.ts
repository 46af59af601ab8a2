import type { FactName } from '#domain/chat/facts/told-facts.ts'
import type { ChatDetail } from '#domain/chat/chat.ts'
import { factWords, valueWords } from '#domain/chat/facts/fact-words.ts'
import { displayPhone } from '#domain/leads/phone.ts'

export type RowKey = FactName | 'phone' | 'photos'

/** `at` is when it was told last. */
export type FactRow = {
  readonly key: RowKey
  readonly label: string
  readonly value: string | null
  readonly at: string | null
  /** The visitor was asked and passed it over. */
  readonly isSkipped: boolean
}

/** The facts of a caller in the order in which the office reads them. Some have shorter names than elsewhere: the column is narrow. */
const labels: Readonly<Record<RowKey, string>> = {
  name: factWords.name.name,
  phone: 'Phone',
  danger: factWords.danger.name,
  loss: factWords.loss.name,
  activity: factWords.activity.name,
  rooms: factWords.rooms.name,
  found: factWords.found.name,
  town: factWords.town.name,
  photos: 'Photos',
  electricity: 'Near power',
  address: factWords.address.name,
  relation: 'Who asks',
  will_claim: 'Insurance',
  pets: factWords.pets.name,
}
const order = Object.keys(labels).filter(isRowKey)

export function factRows(chat: ChatDetail): readonly FactRow[] {
  return order.map((key) => ({
    key,
    label: labelOf(key),
    ...toldOf(chat, key),
    isSkipped: isSkipped(chat, key),
  }))
}

export function labelOf(key: RowKey) {
  return labels[key]
}

function isRowKey(key: string): key is RowKey {
  return key in labels
}

function isSkipped({ skipped = [] }: ChatDetail, key: RowKey) {
  return skipped.some((fact) => fact === key)
}

/** A conversation of which this much is known. */
export function countKnown(rows: readonly FactRow[]) {
  return rows.filter(({ value }) => value !== null).length
}

function toldOf(chat: ChatDetail, key: RowKey): Pick<FactRow, 'value' | 'at'> {
  if (key === 'phone') {
    const given = chat.messages.findLast(({ kind }) => kind === 'contact')
    return { value: chat.phone && reachedAt(chat, chat.phone), at: given?.at ?? null }
  }
  if (key === 'photos') {
    const [first] = chat.photos
    const count = chat.photos.length
    return { value: count === 0 ? null : String(count), at: first?.at ?? null }
  }
  const told = chat.facts[key]
  if (key === 'danger' && chat.told_to_call && told?.value !== 'yes')
    return { value: `Told to call ${chat.told_to_call}`, at: dangerAt(chat) }
  if (!told) return { value: key === 'name' && chat.name ? chat.name : null, at: null }
  if (key === 'danger' && told.value === 'no') return { value: 'None', at: told.at }
  const value = valueWords(key, told.value)
  return { value: told.from_page ? `${value} (from the page, not asked)` : value, at: told.at }
}

/** The number, and what its visitor wants on it. */
function reachedAt({ wished_way }: ChatDetail, phone: string) {
  const number = displayPhone(phone)
  return wished_way ? `${number}, wants a ${wished_way}` : number
}

function dangerAt({ messages }: ChatDetail) {
  return messages.findLast(({ detail }) => detail?.danger !== undefined)?.at ?? null
}
