/** How many months after someone confirmed a number the office is reminded to call it again. */
export const reminderMonths = 11
/** How many months after it was confirmed a number comes off the website. */
export const lifeMonths = 12

/** The status of a number on a day: only `confirmed` and `expiring` are on the website. */
export type NumberStatus = 'unknown' | 'unconfirmed' | 'confirmed' | 'expiring' | 'expired'

type Confirmed = { readonly number: string | null; readonly confirmed_on: string | null }

/** `today` as YYYY-MM-DD, where the company works. */
export function numberStatus({ number, confirmed_on }: Confirmed, today: string): NumberStatus {
  if (!number) return 'unknown'
  if (!confirmed_on) return 'unconfirmed'
  if (today >= goneOn(confirmed_on)) return 'expired'
  return today >= remindOn(confirmed_on) ? 'expiring' : 'confirmed'
}

export function isOnWebsite(number: Confirmed, today: string) {
  const status = numberStatus(number, today)
  return status === 'confirmed' || status === 'expiring'
}

export function needsCall(number: Confirmed, today: string) {
  return numberStatus(number, today) !== 'confirmed'
}

export function remindOn(confirmedOn: string) {
  return monthsLater(confirmedOn, reminderMonths)
}

/** The first day on which the website does not show it any more. */
export function goneOn(confirmedOn: string) {
  return monthsLater(confirmedOn, lifeMonths)
}

/** The same day of a later month, or its last day where it has none. */
export function monthsLater(day: string, months: number) {
  const at = new Date(day)
  const wanted = at.getUTCMonth() + months
  const last = new Date(Date.UTC(at.getUTCFullYear(), wanted + 1, 0)).getUTCDate()
  return new Date(Date.UTC(at.getUTCFullYear(), wanted, Math.min(at.getUTCDate(), last)))
    .toISOString()
    .slice(0, 10)
}
