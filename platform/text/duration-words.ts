import { day, hour, minute, second } from '#platform/time.ts'

const lengths = { day, hour, minute, second }
type Unit = keyof typeof lengths

/** A duration as a sentence names it: "15 minutes", "24 hours", "30 days". Sentences about a constant are made from it. */
export function durationWords(duration: number, unit: Unit = unitOf(duration)) {
  const count = (duration / lengths[unit]).toLocaleString('en-US', { maximumFractionDigits: 1 })
  return `${count} ${unit}${count === '1' ? '' : 's'}`
}

/** The largest that divides it. A day is 24 hours, since "1 day" may mean until tomorrow. */
function unitOf(duration: number): Unit {
  if (duration >= 2 * day && duration % day === 0) return 'day'
  if (duration % hour === 0) return 'hour'
  return duration % minute === 0 ? 'minute' : 'second'
}
