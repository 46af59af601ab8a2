import { companyTimeZone } from '#domain/company/time-zone.ts'
import { day, hour, minute } from '#platform/time.ts'

/** From here on minutes do not matter any more. */
const wholeHoursFrom = 4 * hour
const datesFrom = 14 * day

const dateFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: companyTimeZone,
  month: 'short',
  day: 'numeric',
})
const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: companyTimeZone })

/** How long ago, as short as a column needs it: "6 min", "1 h 12", "5 h", "Yesterday", "3 days", "Nov 3". */
export function agoWords(at: Date, now: Date) {
  const passed = Math.max(0, now.getTime() - at.getTime())
  if (passed < minute) return 'Just now'
  if (passed < hour) return `${Math.floor(passed / minute)} min`
  if (passed < wholeHoursFrom) return hoursAndMinutes(passed)
  if (passed < day) return `${Math.floor(passed / hour)} h`
  if (passed >= datesFrom) return dateFormat.format(at)
  const days = daysBetween(at, now)
  return days === 1 ? 'Yesterday' : `${days} days`
}

function hoursAndMinutes(passed: number) {
  const minutes = Math.floor((passed % hour) / minute)
  const hours = `${Math.floor(passed / hour)} h`
  return minutes === 0 ? hours : `${hours} ${String(minutes).padStart(2, '0')}`
}

function daysBetween(from: Date, to: Date) {
  return Math.round((Date.parse(dayFormat.format(to)) - Date.parse(dayFormat.format(from))) / day)
}
