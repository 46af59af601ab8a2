import { day, hour, minute } from '#platform/time.ts'

/** From here on days alone are said. */
const wholeDaysFrom = 10 * day
const wholeHoursFrom = 10 * hour

/**
 * How long a job took or is late, in as little room as a row of jobs has: "4 min", "1 h 14", "20 h", "2 d 23 h", "31 d". What a
 * request waits for is told in the reader's language by `waitWords`, and what a sentence says of a constant by `durationWords`.
 */
export function spanWords(ms: number): string {
  if (ms < hour) return `${Math.max(0, Math.floor(ms / minute))} min`
  if (ms < wholeHoursFrom) return withRest(ms, { unit: hour, name: 'h', rest: minute, pad: 2, restName: '' })
  if (ms < day) return `${Math.floor(ms / hour)} h`
  if (ms < wholeDaysFrom) return withRest(ms, { unit: day, name: 'd', rest: hour, pad: 1, restName: ' h' })
  return `${Math.floor(ms / day)} d`
}

type Rule = { unit: number; name: string; rest: number; pad: number; restName: string }

function withRest(ms: number, { unit, name, rest, pad, restName }: Rule) {
  const left = Math.floor((ms % unit) / rest)
  const whole = `${Math.floor(ms / unit)} ${name}`
  return left === 0 ? whole : `${whole} ${String(left).padStart(pad, '0')}${restName}`
}
