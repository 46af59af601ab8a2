import * as z from 'zod'
import { Day } from '#domain/company/day.ts'
import { localOf } from '#domain/company/local-time.ts'
import { lazily } from '#platform/lazily.ts'

const TimeOfDay = z.string('Enter a time.').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time.')

/** When someone comes: a day and a window of time, where the company works. Requests and the visits of jobs have one. */
export const VisitTime = z.object({ on: Day, from: TimeOfDay, to: TimeOfDay })
export type VisitTime = z.output<typeof VisitTime>

type StartsFirst = [
  check: (time: Pick<VisitTime, 'from' | 'to'>) => boolean,
  told: { path: string[]; message: string },
]

/** What a time that someone enters is refined by. */
export const startsFirst: StartsFirst = [
  ({ from, to }) => from < to,
  { path: ['to'], message: 'The end time must be after the start time.' },
]

const dayFormat = lazily(
  () =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' }),
)

/** Whether the window of a visit lies behind us, where the company works. */
export function hasPassed({ on, to }: Pick<VisitTime, 'on' | 'to'>, now: Date) {
  return `${on}T${to}` <= localOf(now)
}

/** Said at the door and in the dialog. */
export const passedSentence = 'This time has passed. Choose a later time.'

/** A visit in words: "Tue, Nov 24, 8–10 AM". */
export function visitWords({ on, ...window }: VisitTime) {
  return `${dayFormat().format(Date.parse(on))}, ${windowWords(window)}`
}

/** A window of time in words: "8–10 AM", "10 AM–12 PM", "9:30–11 AM". */
export function windowWords({ from, to }: Pick<VisitTime, 'from' | 'to'>) {
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
