import * as z from 'zod'
import { Day } from '#domain/company/day.ts'
import { MadeId } from '#platform/requests/sent-id.ts'
import { line } from '#platform/text/text.ts'
import { mostCents } from './cents.ts'
import { entryKinds, entryTypes, hasParty, isKindOf, parties } from './entry-kinds.ts'

const kinds = [...new Set(Object.values(entryKinds).flat())]
const moment = z.iso.datetime()

export const longestNote = 300
export const longestReference = 60

const entry = {
  type: z.enum(entryTypes, 'Choose what to enter.'),
  kind: z.enum(kinds, 'Choose what it is for.'),
  /** Who paid, or got money back; null for charges and credits. */
  party: z.enum(parties, 'Choose who paid.').nullable(),
  amount_cents: z
    .int('Enter an amount in dollars and cents, such as 1,250.50.')
    .min(1, 'Enter an amount above zero.')
    .max(mostCents, 'Enter an amount of $10,000,000.00 at most.'),
  /** The day on which it was due or paid. */
  on: Day,
  /** Number of the check or the invoice. */
  reference: line(longestReference),
  note: line(longestNote),
}

/** A new entry. It is never edited: a wrong one is voided, and entered again. */
export const NewEntry = z
  .object({ id: MadeId, ...entry, reference: entry.reference.default(''), note: entry.note.default('') })
  .refine(({ type, kind }) => isKindOf(type, kind), { path: ['kind'], message: 'Choose what it is for.' })
  .refine(({ type, party }) => hasParty(type) === (party !== null), {
    path: ['party'],
    message: 'Choose who paid.',
  })
export type NewEntry = z.output<typeof NewEntry>

export const longestVoidReason = 300
export const EntryVoid = z.object({
  reason: line(longestVoidReason, 'Enter a reason.').min(1, 'Enter a reason.'),
})
export type EntryVoid = z.output<typeof EntryVoid>

/** An entry as it is shown. A voided one counts for nothing, and stays where it was. */
export const MoneyEntry = z.object({
  id: z.uuid(),
  /** Of its job, which may have been merged into the one whose file shows it. */
  job_id: z.uuid(),
  ...entry,
  created_at: moment,
  by: z.string(),
  voided: z.object({ at: moment, by: z.string(), reason: z.string() }).nullable(),
})
export type MoneyEntry = z.output<typeof MoneyEntry>

const cents = z.int()
export const JobTotals = z.object({
  charged_cents: cents,
  credited_cents: cents,
  customer_paid_cents: cents,
  insurance_paid_cents: cents,
})

/** The money of a job: its sums, the newest entries, and what stands at the head of a printed statement. */
export const JobMoney = z.object({
  totals: JobTotals,
  balance_cents: cents,
  /** What each side still owes, where the insurance pays us directly. Absent for who may not see claims. */
  shares: z.object({ customer_cents: cents, insurance_cents: cents }).nullable().optional(),
  company: z.object({
    name: z.string(),
    phone: z.string(),
    address: z.array(z.string()),
    pa_hic_number: z.string().nullable(),
  }),
  items: z.array(MoneyEntry),
  next: z.string().nullable(),
})
export type JobMoney = z.output<typeof JobMoney>

export const MoneyQuery = z.object({
  cursor: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})
export type MoneyQuery = z.output<typeof MoneyQuery>
