import { instantOf } from '#domain/company/local-time.ts'
import type { VisitTime } from './visit-time.ts'

/** A visit as a calendar outside of the portal shows it: nothing of the customer but the town. */
export type CalendarVisit = {
  id: string
  when: VisitTime
  number: string
  /** Empty where it is none that we know. */
  town: string
  revision: number
}

/** iCalendar (RFC 5545). Times are in UTC, so that no calendar has to know the rules of ours. */
export function writeCalendar(visits: readonly CalendarVisit[], { now, host }: { now: Date; host: string }) {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mission Restore//Visits//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Visits',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...visits.flatMap((visit) => eventOf(visit, { now, host })),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventOf(
  { id, when, number, town, revision }: CalendarVisit,
  { now, host }: { now: Date; host: string },
) {
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${host}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(instantOf(`${when.on}T${when.from}`))}`,
    `DTEND:${utc(instantOf(`${when.on}T${when.to}`))}`,
    `SEQUENCE:${revision - 1}`,
    `SUMMARY:${escaped(town ? `${number}, ${town}` : number)}`,
    ...(town ? [`LOCATION:${escaped(town)}`] : []),
    'END:VEVENT',
  ]
}

/** "20261202T130000Z" */
function utc(at: Date) {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** Commas and semicolons divide values, and a line break would begin a line of its own. */
export function escaped(text: string) {
  return text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '')
}

const longestLine = 75
const bytes = new TextEncoder()

/** Lines are 75 octets at most; what follows stands on the next one, behind a space. No character is cut. */
export function folded(line: string) {
  const parts: string[] = []
  let part = ''
  let size = 0
  for (const character of line) {
    const more = bytes.encode(character).length
    if (size + more > longestLine) {
      parts.push(part)
      part = ' '
      size = 1
    }
    part += character
    size += more
  }
  return [...parts, part].join('\r\n')
}
