const parts = { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' } as const

/** A day, as YYYY-MM-DD, with its weekday: "Sat, Nov 14". */
export function dayWords(on: string, locale: string) {
  return new Intl.DateTimeFormat(locale, parts).format(Date.parse(on))
}
