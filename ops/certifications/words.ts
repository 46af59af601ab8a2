import type { Certification } from '#domain/certifications/certification.ts'
import { expiryState } from '#domain/certifications/expiry.ts'

const dayWords = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A day as YYYY-MM-DD in words: "May 1, 2027". */
export function dateWords(day: string) {
  return dayWords.format(new Date(day))
}

export function expiryWords({ expires_on }: Pick<Certification, 'expires_on'>, today: string) {
  if (!expires_on) return 'Does not expire'
  const verb = expiryState(expires_on, today) === 'expired' ? 'Expired' : 'Expires'
  return `${verb} ${dateWords(expires_on)}`
}
