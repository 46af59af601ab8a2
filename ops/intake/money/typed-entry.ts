import * as z from 'zod'
import { balanceOf, dueOf, type Totals } from '#domain/money/balance.ts'
import { readCents } from '#domain/money/cents.ts'
import { NewEntry } from '#domain/money/entry.ts'
import { entryKinds, entryTypes, hasParty, parties } from '#domain/money/entry-kinds.ts'

const TypedEntry = z.object({
  id: z.uuid(),
  type: z.enum(entryTypes),
  kind: z.enum(['', ...Object.values(entryKinds).flat()]),
  party: z.enum(['', ...parties]),
  amount: z.string(),
  on: z.string(),
  reference: z.string(),
  note: z.string(),
})

/** What stands in the fields of the form. `id` is made with it, so that saving twice enters one amount. */
export type TypedEntry = z.output<typeof TypedEntry>

/** As the device has stored it: only what was changed. */
export const StoredEntry = TypedEntry.partial()

export type TypedErrors = Partial<Record<'kind' | 'party' | 'amount' | 'on' | 'reference' | 'note', string>>
type Read = { entry: NewEntry } | { errors: TypedErrors }

/** The amount as it is sent, or what is wrong with what was typed. */
export function readEntry(typed: TypedEntry, today: string): Read {
  const { amount, ...rest } = typed
  const party = hasParty(typed.type) ? typed.party : null
  // What is no amount at all is refused by the schema in its own words.
  const read = NewEntry.safeParse({ ...rest, party, amount_cents: readCents(amount) ?? undefined })
  const errors: TypedErrors = typed.on > today ? { on: 'The date can’t be in the future.' } : {}
  if (typed.kind === '' && hasParty(typed.type)) errors.kind = 'Choose how it was paid.'
  for (const { path, message } of read.error?.issues ?? []) {
    const name = path[0] === 'amount_cents' ? 'amount' : fields.find((field) => field === path[0])
    if (name) errors[name] ??= message
  }
  return read.success && Object.keys(errors).length === 0 ? { entry: read.data } : { errors }
}

/** By how much a payment is more than what is still owed. Before anything was charged, any amount is paid in advance. */
export function excessOf({ type, amount_cents }: Pick<NewEntry, 'type' | 'amount_cents'>, totals: Totals) {
  if (type !== 'payment' || dueOf(totals) <= 0) return 0
  return Math.max(amount_cents - Math.max(balanceOf(totals), 0), 0)
}

const fields = ['kind', 'party', 'on', 'reference', 'note'] as const
