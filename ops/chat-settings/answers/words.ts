import type { NeverSay } from '#domain/chat/forbidden-phrases.ts'
import type { UnansweredGroup } from '#domain/chat/unanswered/unanswered.ts'
import { clockWords } from '../../ui/clock.ts'

type Asked = Pick<UnansweredGroup, 'count' | 'last_at'>

export function timesWords(count: number) {
  return count === 1 ? 'once' : `${count} times`
}

/** "Asked 5 times, last today 6:32 AM". */
export function askedWords({ count, last_at }: Asked, now: Date) {
  const at = new Date(last_at)
  const words = clockWords(at, now)
  const last = /^\d/.test(words) ? `today ${words}` : words
  return count === 1 ? `Asked once, ${last}` : `Asked ${count} times, last ${last}`
}

/** Why no answer may be published, and what happens instead. */
export const leftWords: Readonly<
  Record<Exclude<UnansweredGroup['reason'], 'nothing'>, readonly [string, string]>
> = {
  price: ['Price.', 'A person answers'],
  coverage: ['Coverage.', 'A person answers'],
  safety: ['Safety.', 'Safety line, then a person'],
}

/** What the checks say while nothing breaks them, and what of a text does. */
export const ruleWords: Readonly<Record<NeverSay, { readonly kept: string; readonly broken: string }>> = {
  price: { kept: 'No price', broken: 'names a price' },
  coverage: { kept: 'No coverage', broken: 'says what insurance pays' },
  arrival: { kept: 'No arrival time', broken: 'says when someone arrives' },
  'safe-to-stay': { kept: 'No “safe to stay”', broken: 'says that it is safe to stay' },
  advice: { kept: 'No medical or electrical advice', broken: 'gives medical or electrical advice' },
}

export const languageNames = { en: 'English', es: 'Spanish' } as const

const month = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', year: 'numeric' })

/** "Nov 2027", of a day as YYYY-MM-DD. */
export function monthWords(day: string) {
  return month.format(new Date(day))
}
