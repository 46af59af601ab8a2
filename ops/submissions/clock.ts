import { companyTimeZone } from './waiting.ts'

const time = new Intl.DateTimeFormat('en-US', {
  timeZone: companyTimeZone,
  hour: 'numeric',
  minute: '2-digit',
})
const dayAndTime = new Intl.DateTimeFormat('en-US', {
  timeZone: companyTimeZone,
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
const day = new Intl.DateTimeFormat('en-CA', { timeZone: companyTimeZone })

/** A moment as the office writes it: the time alone today, else with its day. */
export function clockWords(at: Date, now: Date) {
  return day.format(at) === day.format(now) ? time.format(at) : dayAndTime.format(at)
}
