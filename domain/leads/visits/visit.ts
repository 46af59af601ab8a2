import * as z from 'zod'
import { localOf } from '#domain/company/local-time.ts'

export const Day = z.iso
  .date('Enter a date.')
  .refine((day) => day >= '2000-01-01' && day < '2200-01-01', 'Enter a date between 2000 and 2199.')

const TimeOfDay = z.string('Enter a time.').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time.')

/** When someone comes: a day and a window of time, where the company works. */
export const Visit = z.object({ on: Day, from: TimeOfDay, to: TimeOfDay })
export type Visit = z.output<typeof Visit>

/** A visit as it is planned, with who goes. */
export const Schedule = Visit.extend({ employee_id: z.uuid('Choose who’s going.') }).refine(
  ({ from, to }) => from < to,
  { path: ['to'], message: 'The end time must be after the start time.' },
)
export type Schedule = z.output<typeof Schedule>

/** A visit of someone on a day, as whoever plans another one sees it. */
export const PlannedVisit = z.object({
  lead_id: z.uuid(),
  employee_id: z.uuid(),
  from: TimeOfDay,
  to: TimeOfDay,
  town: z.string(),
})
export type PlannedVisit = z.output<typeof PlannedVisit>

/** The windows that are offered; any other can be typed. */
export const usualWindows = [
  { from: '08:00', to: '10:00' },
  { from: '10:00', to: '12:00' },
  { from: '12:00', to: '14:00' },
  { from: '14:00', to: '16:00' },
] as const

const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
})

/** Whether the window of a visit lies behind us, where the company works. */
export function hasPassed({ on, to }: Pick<Visit, 'on' | 'to'>, now: Date) {
  return `${on}T${to}` <= localOf(now)
}

/** Said at the door and in the dialog. */
export const passedSentence = 'This time has passed. Choose a later time.'

/** A visit in words: "Tue, Nov 24, 8–10 AM". */
export function visitWords({ on, ...window }: Visit) {
  return `${dayFormat.format(Date.parse(on))}, ${windowWords(window)}`
}

/** A window of time in words: "8–10 AM", "10 AM–12 PM", "9:30–11 AM". */
export function windowWords({ from, to }: Pick<Visit, 'from' | 'to'>) {
  const [start, end] = [clockOf(from), clockOf(to)]
  return start.half === end.half
    ? `${start.time}–${end.time} ${end.half}`
    : `${start.time} ${start.half}–${end.time} ${end.half}`
}

/** A time of day in words: "9:30 AM". */
export function timeWords(timeOfDay: string) {
  const { time, half } = clockOf(timeOfDay)
  return `${time} ${half}`
}

function clockOf(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const hour = hours % 12 || 12
  return {
    time: minutes === 0 ? String(hour) : `${hour}:${String(minutes).padStart(2, '0')}`,
    half: hours < 12 ? 'AM' : 'PM',
  }
}
