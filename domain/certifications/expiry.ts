import { daysLater } from '#domain/company/local-time.ts'

/** So many days before a certification expires, someone should do something about it. */
export const warningDays = 60

/** On `today`, both as YYYY-MM-DD. */
export function expiryState(expiresOn: string | null, today: string): 'valid' | 'expiring' | 'expired' {
  if (!expiresOn) return 'valid'
  if (expiresOn < today) return 'expired'
  return expiresOn <= daysLater(today, warningDays) ? 'expiring' : 'valid'
}
