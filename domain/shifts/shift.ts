import * as z from 'zod'
import { MadeId, sentId } from '#platform/requests/sent-id.ts'
import { durationWords } from '#platform/text/duration-words.ts'
import { day, hour } from '#platform/time.ts'
import { PersonName } from '#domain/employees/person-name.ts'

/** The first line is alerted first; the backup when no one on the first line answers. */
export const shiftLines = ['first', 'backup'] as const
export const ShiftLine = z.enum(shiftLines, 'Choose primary or backup.')
export type ShiftLine = z.output<typeof ShiftLine>

export const longestShift = 31 * day
/** A year of weeks is made at once at most. */
export const mostShiftsAtOnce = 53
/** As much of the rota as is read at once. */
export const longestView = 100 * day

const Moment = z.iso
  .datetime('Enter a date and time.')
  .refine((at) => at >= '2000' && at < '2200', 'Enter a date between 2000 and 2199.')

const Facts = z.object({
  employee_id: sentId('Choose who’s on call.'),
  line: ShiftLine,
  starts_at: Moment,
  ends_at: Moment,
})

const isSpan = ({ starts_at, ends_at }: z.output<typeof Facts>) => Date.parse(starts_at) < Date.parse(ends_at)
const isShort = ({ starts_at, ends_at }: z.output<typeof Facts>) =>
  Date.parse(ends_at) - Date.parse(starts_at) <= longestShift
const ends = { path: ['ends_at'], error: 'The end must be after the start.' }
const tooLong = { path: ['ends_at'], error: `A shift can’t be longer than ${durationWords(longestShift)}.` }

/** `id` is made by the client, so that sending twice is harmless. */
export const NewShift = Facts.extend({ id: MadeId }).refine(isSpan, ends).refine(isShort, tooLong)
export type NewShift = z.output<typeof NewShift>

/** All of them or none. */
export const NewShifts = z.object({
  shifts: z
    .array(NewShift)
    .min(1, 'Add at least one shift.')
    .max(mostShiftsAtOnce, `Add no more than ${mostShiftsAtOnce} shifts at once.`)
    .refine(
      (shifts) => new Set(shifts.map(({ id }) => id)).size === shifts.length,
      'Each shift needs its own ID.',
    ),
})

/** A change carries the revision it was made from. */
const revision = { revision: z.int().min(1) }
export const ShiftChange = Facts.extend(revision).refine(isSpan, ends).refine(isShort, tooLong)
export type ShiftChange = z.output<typeof ShiftChange>

const Which = z.object({ id: sentId('Shift not found.'), ...revision })
export const ShiftSwap = z
  .object({ one: Which, other: Which })
  .refine(({ one, other }) => one.id !== other.id, 'Choose two shifts.')
export type ShiftSwap = z.output<typeof ShiftSwap>

/** `is_absent`: the person can no longer take requests and is skipped by alerts. */
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

/** A shift with the number to call its person; null where there is none, or the viewer may not see it. */
export const OnCallContact = Shift.extend({ mobile: z.string().nullable() })
export type OnCallContact = z.output<typeof OnCallContact>

/** Whoever plans is told of so much time ahead: a device that has lost its connection tells who is on call until the next evening. */
export const contactsReach = 36 * hour

/** Who is on a line at this moment. */
export function onCallAt<Shown extends Shift>(shifts: readonly Shown[], line: ShiftLine, now: Date) {
  return shifts.filter(
    (shift) => shift.line === line && new Date(shift.starts_at) <= now && now < new Date(shift.ends_at),
  )
}

export const ShiftQuery = z
  .object({ from: Moment, until: Moment })
  .refine(({ from, until }) => Date.parse(from) < Date.parse(until), 'The end must be after the start.')
  .refine(
    ({ from, until }) => Date.parse(until) - Date.parse(from) <= longestView,
    'Choose a shorter period.',
  )
export type ShiftQuery = z.output<typeof ShiftQuery>
