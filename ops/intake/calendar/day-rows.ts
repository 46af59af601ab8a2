import { toMinutes, toTime } from '#domain/visits/clock-minutes.ts'
import { workday } from '#domain/visits/fitting-times.ts'
import { reach } from '../visits/evening.ts'
import type { JobVisit, SeenRequest, VisitDay } from '#domain/visits/visit.ts'

type Window = { from: string; to: string }

/** Something in the day of a person: a visit, or that they are busy with a request, or with what the viewer may not see. */
export type Entry = Loose & { lane: number }

/** A person with their day; `id` is null for the visits to which nobody goes yet. */
export type Row = {
  id: string | null
  name: string
  certifications: string[]
  isInField: boolean
  isOnCall: boolean
  entries: Entry[]
  lanes: number
}

/** Everyone who can be sent, who goes anyway, and what nobody goes to. Entries that overlap stand in lanes below each other. */
export function rowsOf({ visits, busy, people }: VisitDay, nobody: string): Row[] {
  const known = new Map(people.map(({ id, ...person }) => [id, person]))
  for (const { people: going } of visits)
    for (const { id, name } of going)
      if (!known.has(id)) known.set(id, { name, certifications: [], is_in_field: true, is_on_call: false })
  const ofPerson = (id: string): Row => {
    const own = visits.filter((visit) => visit.people.some((person) => person.id === id)).flatMap(timed)
    const hidden = busy
      .filter(({ employee_id }) => employee_id === id)
      .map(({ from, to, request }) => ({ from, to, busy: `${id} ${from} ${to}`, request }))
    const { is_in_field, is_on_call, ...person } = known.get(id) ?? nobodyKnown
    return { id, ...person, isInField: is_in_field, isOnCall: is_on_call, ...inLanes([...own, ...hidden]) }
  }
  const free = visits.filter((visit) => visit.people.length === 0).flatMap(timed)
  return [
    ...[...known.keys()].map(ofPerson),
    ...(free.length > 0
      ? [{ id: null, name: nobody, certifications: [], isInField: true, isOnCall: false, ...inLanes(free) }]
      : []),
  ]
}

type Free = { from: string; lacks: readonly string[] }

/**
 * While a visit is being placed: those who may go, whoever is free soonest in front, then those who are not free, and last those who
 * lack what it requires. The keys begin at the first.
 */
export function fitFirst<One extends { id: string | null }>(
  rows: readonly One[],
  offers: ReadonlyMap<string, readonly Free[]>,
): One[] {
  const place = ({ id }: One) => {
    const [first] = (id !== null && offers.get(id)) || []
    if (!first) return '1'
    return first.lacks.length > 0 ? '2' : `0 ${first.from}`
  }
  return rows.toSorted((a, b) => place(a).localeCompare(place(b)))
}

/**
 * Those who are in the field, then others who go somewhere that day; after hours, whoever is on call before all. The rest of them
 * apart, unless there is no one else.
 */
export function crewFirst(rows: readonly Row[], isAfterHours: boolean) {
  const isCalled = ({ isOnCall }: Row) => isAfterHours && isOnCall
  const isElsewhere = (row: Row) => !row.isInField && row.entries.length === 0 && !isCalled(row)
  const crew = rows
    .filter((row) => !isElsewhere(row))
    .toSorted(
      (a, b) => Number(isCalled(b)) - Number(isCalled(a)) || Number(b.isInField) - Number(a.isInField),
    )
  const others = rows.filter(isElsewhere)
  return crew.length > 0 ? { crew, others } : { crew: others, others: [] }
}

/** The hours that the day shows: the workday, and whatever lies before or after it. In minutes. */
export function spanOf(windows: readonly Window[]) {
  const from = Math.min(toMinutes(workday.from), ...windows.map((window) => toMinutes(window.from)))
  const to = Math.max(toMinutes(workday.to), ...windows.map((window) => toMinutes(window.to)))
  return { from: Math.floor(from / whole) * whole, to: Math.ceil(to / whole) * whole }
}

export type DaySpan = ReturnType<typeof spanOf>

/** Where a window of time stands in the span, in percent. */
export function placeOf({ from, to }: Window, span: DaySpan) {
  const left = percentOf(toMinutes(from), span)
  return { left, width: percentOf(toMinutes(to), span) - left }
}

export function percentOf(minutes: number, { from, to }: DaySpan) {
  return ((minutes - from) / (to - from)) * 100
}

/** Whether the time of the present stands where the name of an hour would: nobody reads one on top of the other. In minutes. */
export function isUnderPresent(hour: number, present: number | null) {
  return present !== null && hour > present - 50 && hour < present + 20
}

const whole = 60
const quarter = 15

/** The time at a place in the span, from 0 to 1, at a quarter of an hour, so that the visit still ends within it. */
export function timeAt(part: number, span: DaySpan, minutes: number) {
  const at = span.from + part * (span.to - span.from)
  const begin = Math.round(at / quarter) * quarter
  return toTime(Math.max(span.from, Math.min(begin, span.to - minutes)))
}

export function hoursOf({ from, to }: DaySpan) {
  return Array.from({ length: (to - from) / 60 }, (_, nth) => toTime(from + nth * 60))
}

const nobodyKnown = { name: '', certifications: [], is_in_field: true, is_on_call: false }

function timed(visit: JobVisit) {
  return visit.when ? [{ from: visit.when.from, to: visit.when.to, visit }] : []
}

/** From three hours before the evening until the morning, the hours of today reach further than the workday: whoever is on call can be sent now. */
export function hoursAround(now: string): Window[] {
  if (now < workday.from) return [{ from: now, to: workday.from }]
  if (now >= workday.to) return [{ from: now, to: '24:00' }]
  const to = toTime(toMinutes(now) + reach)
  return to > workday.to ? [{ from: now, to }] : []
}

type Loose = Window &
  (
    | { visit: JobVisit; busy?: undefined; request?: undefined }
    | { visit?: undefined; busy: string; request: SeenRequest | null }
  )

function inLanes(loose: readonly Loose[]): Pick<Row, 'entries' | 'lanes'> {
  const ends: string[] = []
  const entries = loose
    .toSorted((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to))
    .map((entry): Entry => {
      const free = ends.findIndex((end) => end <= entry.from)
      const lane = free === -1 ? ends.length : free
      ends[lane] = entry.to
      return { ...entry, lane }
    })
  return { entries, lanes: Math.max(1, ends.length) }
}
