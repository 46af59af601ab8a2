import type { Language } from './document.ts'

const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' }

export type Times = ReturnType<typeof timesIn>

/** How a paper writes times: in the zone of the place that it is about, which it names. */
export function timesIn(language: Language, timeZone: string) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = new Intl.DateTimeFormat(locales[language], { timeZone, ...options })
    return (at: Date) => made.format(at)
  }
  const day = { year: 'numeric', day: 'numeric' } as const
  return {
    day: format({ ...day, weekday: 'long', month: 'long' }),
    time: format({ ...day, month: 'short', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }),
  }
}
