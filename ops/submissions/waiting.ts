import { day, hour, minute } from '#platform/time.ts'
import type { LeadRow } from '#domain/leads/lead.ts'

/** A new request that waits longer than this is shown in red. */
export const overdueAfter = 5 * minute
/** From here on minutes do not matter any more. */
const wholeHoursFrom = 4 * hour
const datesFrom = 14 * day

export const companyTimeZone = 'America/New_York'

const dateFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: companyTimeZone,
  month: 'short',
  day: 'numeric',
})
const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: companyTimeZone })

/** How long ago, as short as a column needs it: "6 min", "1 h 12", "5 h", "Yesterday", "3 days", "Nov 3". */
export function waitingWords(receivedAt: Date, now: Date) {
  const waited = Math.max(0, now.getTime() - receivedAt.getTime())
  if (waited < minute) return 'Just now'
  if (waited < hour) return `${Math.floor(waited / minute)} min`
  if (waited < wholeHoursFrom) return hoursAndMinutes(waited)
  if (waited < day) return `${Math.floor(waited / hour)} h`
  if (waited >= datesFrom) return dateFormat.format(receivedAt)
  const days = daysBetween(receivedAt, now)
  return days === 1 ? 'Yesterday' : `${days} days`
}

type Waiting = Pick<LeadRow, 'status' | 'received_at' | 'quarantined'>

export function isOverdue({ status, received_at, quarantined }: Waiting, now: Date) {
  return status === 'new' && !quarantined && now.getTime() - Date.parse(received_at) > overdueAfter
}

function hoursAndMinutes(waited: number) {
  const minutes = Math.floor((waited % hour) / minute)
  const hours = `${Math.floor(waited / hour)} h`
  return minutes === 0 ? hours : `${hours} ${String(minutes).padStart(2, '0')}`
}

function daysBetween(from: Date, to: Date) {
  return Math.round((Date.parse(dayFormat.format(to)) - Date.parse(dayFormat.format(from))) / day)
}
