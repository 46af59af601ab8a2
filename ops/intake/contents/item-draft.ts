import * as z from 'zod'
import {
  conditionsAfter,
  conditionsBefore,
  dispositions,
  usualCap,
} from '#domain/contents/contents-choices.ts'
import { ItemFields } from '#domain/contents/contents-item.ts'
import { readCents } from '#domain/money/cents.ts'
import type { ContentsWords } from '../../words/en-contents.ts'

/** An item as it stands in its form: what is typed is text until it is saved. Empty: not known, or none. */
const Draft = z.object({
  /** That it will have, so that what a killed browser left in the form is not added twice. */
  id: z.string(),
  name: z.string(),
  brand: z.string(),
  quantity: z.string(),
  room_id: z.string(),
  box_id: z.string(),
  condition_before: z.enum(['', ...conditionsBefore]),
  condition_after: z.enum(['', ...conditionsAfter]),
  disposition: z.enum(['', ...dispositions]),
  age: z.string(),
  price: z.string(),
  life: z.string(),
  cap: z.string(),
  note: z.string(),
  photo_ids: z.array(z.string()),
})
export type ItemDraft = z.output<typeof Draft>
export const StoredItemDraft = Draft.partial()

export type ItemFaults = Partial<Record<'name' | 'quantity' | 'price' | 'age' | 'life' | 'cap', string>>

/** What stays for the next item: people list room by room and box by box. */
export type Carried = Pick<ItemDraft, 'room_id' | 'box_id' | 'disposition'>

export function newItemDraft(carried: Carried): ItemDraft {
  return {
    ...carried,
    id: '',
    name: '',
    brand: '',
    quantity: '1',
    condition_before: '',
    condition_after: '',
    age: '',
    price: '',
    life: '',
    cap: String(usualCap),
    note: '',
    photo_ids: [],
  }
}

export function itemDraftOf(item: ItemFields): ItemDraft {
  return {
    id: '',
    name: item.name,
    brand: item.brand,
    quantity: String(item.quantity),
    room_id: item.room_id ?? '',
    box_id: item.box_id ?? '',
    condition_before: item.condition_before ?? '',
    condition_after: item.condition_after ?? '',
    disposition: item.disposition ?? '',
    age: item.age === null ? '' : String(item.age / 10),
    price: item.price_cents === null ? '' : (item.price_cents / 100).toFixed(2),
    life: item.life === null ? '' : String(item.life),
    cap: String(item.cap),
    note: item.note,
    photo_ids: [...item.photo_ids],
  }
}

/** The item that the form stands for, as far as that can be read, and what is wrong with the rest, by the name of the field. */
export function readItemDraft(
  draft: ItemDraft,
  { faults: words }: Pick<ContentsWords['form'], 'faults'>,
): { item: ItemFields | null; faults: ItemFaults } {
  const { id: _, price, ...typed } = draft
  const read = {
    ...typed,
    name: typed.name.trim(),
    brand: typed.brand.trim(),
    quantity: wholeOf(typed.quantity),
    room_id: typed.room_id || null,
    box_id: typed.box_id || null,
    condition_before: typed.condition_before || null,
    condition_after: typed.condition_after || null,
    disposition: typed.disposition || null,
    age: tenthsOf(typed.age),
    price_cents: price.trim() === '' ? null : (readCents(price) ?? Number.NaN),
    life: typed.life.trim() === '' ? null : wholeOf(typed.life),
    cap: wholeOf(typed.cap),
  }
  const result = ItemFields.safeParse(read)
  if (result.success) return { item: result.data, faults: {} }
  const wrong = new Set(result.error.issues.map(({ path }) => String(path[0])))
  return {
    item: null,
    faults: {
      ...(wrong.has('name') && { name: words.noName }),
      ...(wrong.has('quantity') && { quantity: words.quantity }),
      ...(wrong.has('price_cents') && { price: words.price }),
      ...(wrong.has('age') && { age: words.age }),
      ...(wrong.has('life') && { life: words.life }),
      ...(wrong.has('cap') && { cap: words.cap }),
    },
  }
}

/** Not a number where it is none. */
function wholeOf(typed: string) {
  return /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : Number.NaN
}

/** Years as people type them, in tenths: "3", "2.5", "2,5". */
function tenthsOf(typed: string) {
  const plain = typed.trim().replace(',', '.')
  if (plain === '') return null
  return /^\d{1,3}(?:\.\d)?$/.test(plain) ? Math.round(Number(plain) * 10) : Number.NaN
}
