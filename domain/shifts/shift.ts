import * as z from 'zod'
import { MadeId, sentId } from '#platform/requests/sent-id.ts'
import { day } from '#platform/time.ts'
import { PersonName } from '#domain/leads/lead.ts'

/** Who is told first, and who is told when nobody of the first line answers. */
export const shiftLines = ['first', 'backup'] as const
export const ShiftLine = z.enum(shiftLines, 'Please choose the first line or the backup.')
export type ShiftLine = z.output<typeof ShiftLine>

export const longestShift = 31 * day
/** A year of weeks is made at once at most. */
export const mostShiftsAtOnce = 53
/** As much of the rota as is read at once. */
export const longestView = 100 * day

const Moment = z.iso
  .datetime('Please give a day and a time.')
  .refine((at) => at.startsWith('20'), 'Please give a day of our time.')

const Facts = z.object({
  employee_id: sentId('Please choose who is on call.'),
  line: ShiftLine,
  starts_at: Moment,
  ends_at: Moment,
})

const isSpan = ({ starts_at, ends_at }: z.output<typeof Facts>) => Date.parse(starts_at) < Date.parse(ends_at)
const isShort = ({ starts_at, ends_at }: z.output<typeof Facts>) =>
  Date.parse(ends_at) - Date.parse(starts_at) <= longestShift
const ends = { path: ['ends_at'], error: 'It must end after it begins.' }
const tooLong = { path: ['ends_at'], error: 'Please let nobody be on call for more than 31 days on end.' }

/** `id` is made by the client, so that sending twice is harmless. */
export const NewShift = Facts.extend({ id: MadeId }).refine(isSpan, ends).refine(isShort, tooLong)
export type NewShift = z.output<typeof NewShift>

/** All of them or none. */
export const NewShifts = z.object({
  shifts: z
    .array(NewShift)
    .min(1, 'Please give at least one.')
    .max(mostShiftsAtOnce, `Please add at most ${mostShiftsAtOnce} at once.`)
    .refine(
      (shifts) => new Set(shifts.map(({ id }) => id)).size === shifts.length,
      'Each needs an id of its own.',
    ),
})

/** A change carries the revision it was made from. */
const revision = { revision: z.int().min(1) }
export const ShiftChange = Facts.extend(revision).refine(isSpan, ends).refine(isShort, tooLong)
export type ShiftChange = z.output<typeof ShiftChange>

const Which = z.object({ id: sentId('There is no such shift.'), ...revision })
export const ShiftSwap = z
  .object({ one: Which, other: Which })
  .refine(({ one, other }) => one.id !== other.id, 'Please choose two shifts.')
export type ShiftSwap = z.output<typeof ShiftSwap>

/** `is_absent`: the person cannot take requests any more, and is passed over. */
export const Shift = z.object({
  id: z.uuid(),
  employee: PersonName,
  line: ShiftLine,
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  revision: z.int(),
  is_absent: z.boolean(),
})
export type Shift = z.output<typeof Shift>

export const ShiftQuery = z
  .object({ from: Moment, until: Moment })
  .refine(({ from, until }) => Date.parse(from) < Date.parse(until), 'The end must come after the beginning.')
  .refine(
    ({ from, until }) => Date.parse(until) - Date.parse(from) <= longestView,
    'Please look at fewer weeks at once.',
  )
export type ShiftQuery = z.output<typeof ShiftQuery>
