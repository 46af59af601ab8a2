import { daysLater, instantOf, localOf } from '#domain/company/local-time.ts'
import type { Shift, ShiftLine } from '#domain/shifts/shift.ts'
import { day } from '#platform/time.ts'

/** Seven days of the office, from a Monday to the next; both ends as moments. */
export type Week = { monday: string; days: readonly string[]; from: Date; until: Date }

/** A stretch of a line: someone's shift, cut to the week, or nobody. */
export type Stretch = { from: Date; until: Date; shift: Shift | null }

/** A shift as it is drawn: where on the width of the week, and in which row where several stand at the same time. */
export type Bar = {
  shift: Shift
  left: number
  width: number
  row: number
  isCutBefore: boolean
  isCutAfter: boolean
}

export const shownWeeks = 4

export function weeksFrom(monday: string, count = shownWeeks): Week[] {
  return Array.from({ length: count }, (_, nth) => {
    const start = daysLater(monday, 7 * nth)
    const days = Array.from({ length: 7 }, (_none, weekday) => daysLater(start, weekday))
    return {
      monday: start,
      days,
      from: instantOf(`${start}T00:00`),
      until: instantOf(`${daysLater(start, 7)}T00:00`),
    }
  })
}

/** Who stands on the line, and when nobody does, from one end of the span to the other. */
export function stretchesOf(
  shifts: readonly Shift[],
  line: ShiftLine,
  { from, until }: Pick<Week, 'from' | 'until'>,
) {
  const mine = onLine(shifts, line, { from, until })
  const stretches: Stretch[] = []
  let covered = from
  for (const shift of mine) {
    const begin = later(new Date(shift.starts_at), from)
    const end = earlier(new Date(shift.ends_at), until)
    if (begin > covered) stretches.push({ from: covered, until: begin, shift: null })
    stretches.push({ from: begin, until: end, shift })
    covered = later(covered, end)
  }
  if (covered < until) stretches.push({ from: covered, until, shift: null })
  return stretches
}

/** Moments without anyone on the line. Who cannot take requests any more leaves a gap too. */
export function gapsOf(shifts: readonly Shift[], line: ShiftLine, week: Pick<Week, 'from' | 'until'>) {
  const able = shifts.filter(({ is_absent }) => !is_absent)
  return stretchesOf(able, line, week).filter(({ shift }) => shift === null)
}

export function barsOf(shifts: readonly Shift[], line: ShiftLine, week: Week): Bar[] {
  const rowEnds: number[] = []
  return onLine(shifts, line, week).map((shift) => {
    const [starts, ends] = [new Date(shift.starts_at), new Date(shift.ends_at)]
    const free = rowEnds.findIndex((end) => end <= starts.getTime())
    const row = free === -1 ? rowEnds.length : free
    rowEnds[row] = ends.getTime()
    return {
      shift,
      row,
      ...placeOf({ from: later(starts, week.from), until: earlier(ends, week.until) }, week),
      isCutBefore: starts < week.from,
      isCutAfter: ends > week.until,
    }
  })
}

/** In percent of the week, by the clock on the wall: so days stay equally wide when the clock is changed. */
export function placeOf({ from, until }: Pick<Week, 'from' | 'until'>, week: Pick<Week, 'monday'>) {
  const left = percentOf(from, week)
  return { left, width: percentOf(until, week) - left }
}

const wholeWeek = 7 * day

function percentOf(at: Date, { monday }: Pick<Week, 'monday'>) {
  const passed = Date.parse(`${localOf(at)}Z`) - Date.parse(`${monday}T00:00Z`)
  return (Math.min(Math.max(passed, 0), wholeWeek) / wholeWeek) * 100
}

function onLine(shifts: readonly Shift[], line: ShiftLine, { from, until }: Pick<Week, 'from' | 'until'>) {
  return shifts
    .filter(
      (shift) => shift.line === line && new Date(shift.starts_at) < until && new Date(shift.ends_at) > from,
    )
    .toSorted((a, b) => a.starts_at.localeCompare(b.starts_at) || a.id.localeCompare(b.id))
}

function later(one: Date, other: Date) {
  return one > other ? one : other
}

function earlier(one: Date, other: Date) {
  return one < other ? one : other
}
