const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A day given as YYYY-MM-DD, as Americans write it: "November 9, 2026". */
export function longDay(day: string) {
  return format.format(new Date(day))
}
