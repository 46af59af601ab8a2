import { companyDay, companyTimeZone } from '#domain/company/time-zone.ts'
import { daysLater } from '#domain/company/local-time.ts'
import type { LeadRow } from '#domain/leads/lead-row.ts'
import { hasPassed } from '#domain/visits/visit-time.ts'
import { usualWindows } from '#domain/leads/schedule/schedule.ts'
import type { Words } from '../words/en.ts'

/** The choice of a window that is typed. */
export const otherWindow = 'other'

/** `window` is the start of a usual one, or `otherWindow`. */
export type ScheduleDraft = { on: string; window: string; from: string; to: string; employee_id: string }

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: companyTimeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** What the dialog starts with: the existing visit, or the next usual window. `goes` is who is offered to go. */
export function draftOfSchedule(
  { visit, assigned_to }: Pick<LeadRow, 'visit' | 'assigned_to'>,
  { now, goes }: { now: Date; goes: string },
): ScheduleDraft {
  if (visit) {
    const employee_id = assigned_to?.id ?? goes
    const usual = usualWindows.find(({ from, to }) => from === visit.from && to === visit.to)
    return { ...visit, window: usual?.from ?? otherWindow, employee_id }
  }
  const today = companyDay(now)
  const ahead = usualWindows.find(({ from }) => from > clock.format(now))
  const { from, to } = ahead ?? usualWindows[0]
  return { on: ahead ? today : daysLater(today, 1), window: from, from, to, employee_id: goes }
}

/**
 * Who is offered to go: the person who has the request. Not whoever plans the visit of a request that they claimed: they called, and
 * send someone. Who plans only their own visits goes.
 */
export function whoGoes(
  { assigned_to }: Pick<LeadRow, 'assigned_to'>,
  { me, maySendOthers }: { me: string; maySendOthers: boolean },
) {
  if (!maySendOthers) return me
  return assigned_to && assigned_to.id !== me ? assigned_to.id : ''
}

/** The same on another day. A window that has passed there is no longer selected. */
export function onDay(draft: ScheduleDraft, on: string, now: Date): ScheduleDraft {
  const isLeft = draft.window !== otherWindow && hasPassed({ on, to: draft.to }, now)
  return isLeft ? { ...draft, on, window: '', from: '', to: '' } : { ...draft, on }
}

/** The usual windows of a day, and which of them have passed. */
export function windowsOn(on: string, now: Date) {
  return usualWindows.map((window) => ({ ...window, isPassed: hasPassed({ on, to: window.to }, now) }))
}

/** What is missing or wrong, in the same words as the server. */
export function faultsOfSchedule(
  { on, from, to, employee_id }: ScheduleDraft,
  {
    now,
    isUnchanged,
    words,
  }: { now: Date; isUnchanged: boolean; words: Words['moving']['schedule']['faults'] },
): Record<string, string[]> {
  const isDayPassed = on < companyDay(now)
  const isPassed = on && from < to && !isDayPassed && hasPassed({ on, to }, now)
  return {
    ...(on ? isDayPassed && !isUnchanged && { on: [words.dayPassed] } : { on: [words.noDay] }),
    ...(!from && { from: [words.noTime] }),
    ...(to ? to <= from && { to: [words.order] } : { to: [words.noTime] }),
    ...(isPassed && !isUnchanged && { to: [words.passed] }),
    ...(!employee_id && { employee_id: [words.noPerson] }),
  }
}
