import { VisitItem } from '#domain/visits/item.ts'
import type { Write } from '#domain/sync/write.ts'
import type { Entry } from './entry.ts'

export type ItemWrite = Extract<Write, { kind: 'item' | 'item_change' }>
/** What was written to an item, and the item as the server has it. */
export type ItemClash = { write: ItemWrite; current: VisitItem }

/** Null where it does not clash, or another version of the portal stored it. */
export function itemClashOf({ state, write, current }: Pick<Entry, 'state' | 'write' | 'current'>) {
  const there = VisitItem.safeParse(current).data
  if (state !== 'clash' || !there || (write.kind !== 'item' && write.kind !== 'item_change')) return null
  return { write, current: there } satisfies ItemClash
}

/** Mine on top of what the server has. A text whose ID has another one becomes an item of its own, under a new ID. */
export function onTopOf({ write, current: { revision } }: ItemClash): ItemWrite {
  return write.kind === 'item' ? write : { ...write, revision }
}
