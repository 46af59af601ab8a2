import { daysLater, daysLaterLocal, instantOf, localOf, mondayOf } from '#domain/company/local-time.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { newId } from '#platform/uuid.ts'
import { mostShiftsAtOnce, type NewShift, type Shift, type ShiftLine } from '#domain/shifts/shift.ts'

/** A shift as the form shows it: times by the clock of the office. */
export type ShiftValues = { employee_id: string; line: ShiftLine; from: string; until: string; weeks: number }

export type Gap = { line: ShiftLine; from: Date; until: Date }

const usualStart = '08:00'
const longestGap = 7

/** What the form starts with: the shift itself, the gap to fill, or next week. */
export function startingValues(shift: Shift | null, gap: Gap | undefined, now: Date): ShiftValues {
  if (shift)
    return {
      employee_id: shift.employee.id,
      line: shift.line,
      from: localOf(new Date(shift.starts_at)),
      until: localOf(new Date(shift.ends_at)),
      weeks: 1,
    }
  if (gap) {
    const from = localOf(gap.from)
    const week = daysLaterLocal(from, longestGap)
    const until = localOf(gap.until)
    return { employee_id: '', line: gap.line, from, until: until < week ? until : week, weeks: 1 }
  }
  const monday = daysLater(mondayOf(companyDay(now)), 7)
  return {
    employee_id: '',
    line: 'first',
    from: `${monday}T${usualStart}`,
    until: `${daysLater(monday, 7)}T${usualStart}`,
    weeks: 1,
  }
}

export function factsOf({ employee_id, line, from, until }: ShiftValues) {
  return { employee_id, line, starts_at: momentOf(from), ends_at: momentOf(until) }
}

/** Ids for as many as can be added at once: made once for a form, so that sending it twice adds nothing twice. */
export function idsForShifts() {
  return Array.from({ length: mostShiftsAtOnce }, () => newId())
}

/** Every week at the same local times, also across daylight saving changes. */
export function weekly({ from, until, weeks, ...values }: ShiftValues, ids: readonly string[]): NewShift[] {
  return ids.slice(0, weeks).map((id, nth) => ({
    id,
    ...factsOf({
      ...values,
      weeks: 1,
      from: from && daysLaterLocal(from, 7 * nth),
      until: until && daysLaterLocal(until, 7 * nth),
    }),
  }))
}

function momentOf(local: string) {
  return local ? instantOf(local).toISOString() : ''
}
