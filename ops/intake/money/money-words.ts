import type { MoneyEntry } from '#domain/money/entry.ts'
import type { EntryKind, EntryType, Party } from '#domain/money/entry-kinds.ts'

/** What an entry is called, in a sentence and on a button. */
export const typeWords: Record<EntryType, string> = {
  charge: 'Charge',
  credit: 'Credit',
  payment: 'Payment',
  refund: 'Refund',
}

export const kindWords: Record<EntryKind, string> = {
  service_call: 'Emergency service call',
  mitigation: 'Mitigation and drying',
  equipment: 'Equipment',
  labor: 'Labor',
  materials: 'Materials',
  contents: 'Contents',
  disposal: 'Disposal',
  other_work: 'Other work',
  discount: 'Discount',
  insurance_adjustment: 'Insurance adjustment',
  correction: 'Correction',
  check: 'Check',
  card: 'Card',
  cash: 'Cash',
  transfer: 'Bank transfer',
  other_way: 'Other',
}

export const partyWords: Record<Party, string> = {
  customer: 'Customer',
  carrier: 'Insurance company',
  mortgage: 'Mortgage company',
  other: 'Someone else',
}

/** "Payment by check from the insurance company". */
export function entryTitle({ type, kind, party }: Pick<MoneyEntry, 'type' | 'kind' | 'party'>): string {
  if (type === 'charge') return kindWords[kind]
  if (type === 'credit') return kind === 'discount' ? 'Discount' : `Credit: ${kindWords[kind].toLowerCase()}`
  const way = kind === 'other_way' ? '' : ` by ${kindWords[kind].toLowerCase()}`
  const who = party === 'other' || party === null ? 'someone else' : `the ${partyWords[party].toLowerCase()}`
  return type === 'payment' ? `Payment${way} from ${who}` : `Refund${way} to ${who}`
}

/** Whether it lowers what is owed. */
export function isInFavor(type: EntryType) {
  return type === 'credit' || type === 'payment'
}

const day = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium' })

/** "Nov 20, 2026". */
export function dayWords(on: string) {
  return day.format(new Date(on))
}

/** The balance as a sentence: what is owed, and by whom to whom. */
export function balanceWords(cents: number, hasEntries: boolean) {
  if (cents > 0) return 'still owed'
  if (cents < 0) return 'overpaid'
  return hasEntries ? 'Paid in full' : 'Nothing charged yet'
}
