/** A time of day as minutes since midnight: "08:30" is 510. */
export function toMinutes(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Minutes since midnight as a time of day: 510 is "08:30". */
export function toTime(minutes: number) {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** Times that are proposed begin at a quarter of an hour. */
export const quarter = 15

const lastMinute = toMinutes('23:59')

/** So long after a time, as far as the day lasts. */
export function endOf(from: string, minutes: number) {
  return toTime(Math.min(toMinutes(from) + minutes, lastMinute))
}

/** The next quarter of an hour. */
export function roundedUp(time: string) {
  return toTime(Math.ceil(toMinutes(time) / quarter) * quarter)
}
