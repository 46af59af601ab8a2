import type { Area } from '#domain/areas/areas.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { lastingNumbers } from './lasting-numbers.ts'
import { linePurposes, purposeLabels, type LinePurpose, type LocalPurpose } from './purposes.ts'
import { isOnWebsite } from './number-status.ts'

/** A local number that a person confirmed, as the pages are drawn from it. */
export type ConfirmedNumber = {
  readonly purposes: readonly LocalPurpose[]
  readonly operator: string
  readonly number: string
  readonly hours: string
  readonly serves: readonly string[]
  /** The day as YYYY-MM-DD. */
  readonly confirmed_on: string
}

/** One number to call, for one purpose. */
export type NumberLine = {
  readonly purpose: LinePurpose
  readonly label: string
  readonly operator: string
  /** As it is read: "(330) 555-0142" or "911". */
  readonly shown: string
  /** As it is dialed. */
  readonly tel: string
  /** When someone answers; empty where it is not known. */
  readonly hours: string
  /** Null for the numbers of the country and the state, which need no confirmation. */
  readonly confirmedOn: string | null
}

/** Whom to call in a place, by purpose. A purpose without a number that may be shown has no line. */
export function numbersFor(area: Area, confirmed: readonly ConfirmedNumber[], now: Date): NumberLine[] {
  const today = companyDay(now)
  const local = confirmed.filter((number) => number.serves.includes(area.slug) && isOnWebsite(number, today))
  const lasting = lastingNumbers.filter(({ state }) => state === undefined || state === area.state)
  return linePurposes.flatMap((purpose) => [
    ...lasting.filter((number) => number.purpose === purpose).map((number) => lineOf(purpose, number)),
    ...local.filter(({ purposes }) => isFor(purposes, purpose)).map((number) => lineOf(purpose, number)),
  ])
}

type Told = { operator: string; number: string; hours: string; confirmed_on?: string }

function lineOf(purpose: LinePurpose, { operator, number, hours, confirmed_on }: Told): NumberLine {
  return {
    purpose,
    label: purposeLabels[purpose],
    operator,
    shown: displayPhone(number),
    tel: number,
    hours,
    confirmedOn: confirmed_on ?? null,
  }
}

function isFor(purposes: readonly string[], purpose: LinePurpose) {
  return purposes.includes(purpose)
}
