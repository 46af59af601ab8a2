import { companyDay, companyTimeZone } from '#domain/company/time-zone.ts'
import { daysLater } from '#domain/certifications/certification.ts'
import type { LeadRow } from '#domain/leads/lead.ts'
import { usualWindows } from '#domain/leads/visit.ts'

/** The choice of a window that is typed. */
export const otherWindow = 'other'

/** `window` is the start of a usual one, or `otherWindow`. */
export type VisitDraft = { on: string; window: string; from: string; to: string; employee_id: string }

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: companyTimeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** What the dialog offers first: the visit there is, or the next usual window, by whoever has the request. */
export function draftOfVisit(
  { visit, assigned_to }: Pick<LeadRow, 'visit' | 'assigned_to'>,
  { now, me }: { now: Date; me: string },
): VisitDraft {
  const employee_id = assigned_to?.id ?? me
  if (visit) {
    const usual = usualWindows.find(({ from, to }) => from === visit.from && to === visit.to)
    return { ...visit, window: usual?.from ?? otherWindow, employee_id }
  }
  const today = companyDay(now)
  const ahead = usualWindows.find(({ from }) => from > clock.format(now))
  const { from, to } = ahead ?? usualWindows[0]
  return { on: ahead ? today : daysLater(today, 1), window: from, from, to, employee_id }
}

/** What is missing or wrong, in the sentences of the server. */
export function faultsOfVisit(
  { on, from, to, employee_id }: VisitDraft,
  today: string,
): Record<string, string[]> {
  return {
    ...(on
      ? on < today && { on: ['This day has passed. Please choose today or a later day.'] }
      : { on: ['Please give a date.'] }),
    ...(!from && { from: ['Please give a time.'] }),
    ...(to ? to <= from && { to: ['The end must be after the start.'] } : { to: ['Please give a time.'] }),
    ...(!employee_id && { employee_id: ['Please say who goes.'] }),
  }
}
