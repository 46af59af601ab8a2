import { localOf } from '#domain/company/local-time.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import type { LossType } from '#domain/jobs/facts/loss-types.ts'
import { demandedCertifications, lackedCertifications } from '#domain/visits/certification-rules.ts'
import { findClashes, type Clash } from '#domain/visits/clashes.ts'
import { endOf, quarter, roundedUp, toMinutes, toTime } from '#domain/visits/clock-minutes.ts'
import { lastOffered } from './evening.ts'
import { fittingTimes, workday } from '#domain/visits/fitting-times.ts'
import type { Stop } from '#domain/visits/stops.ts'
import type { VisitDay } from '#domain/visits/visit.ts'
import type { VisitKind } from '#domain/visits/visit-kinds.ts'

/** A visit that someone looks for a time for. */
export type Sought = {
  id: string
  kind: VisitKind
  loss_type: LossType | null
  town: string
  minutes: number
  /** 1 is an emergency. */
  priority?: number
}

/**
 * A time at which the visit has room in the day of everyone who would go. `lacks`: what is required and none of them holds. `isNow`:
 * who goes leaves at once, also outside of the workday.
 */
export type Offer = {
  person: string
  people: string[]
  from: string
  to: string
  lacks: readonly string[]
  isNow?: true
}

export type People = readonly Pick<VisitDay['people'][number], 'id' | 'certifications'>[]

/** What keeps people busy on a day, as clashes and free times are worked out from. */
export function stopsOfDay({ visits, busy }: Pick<VisitDay, 'visits' | 'busy'>): Stop[] {
  const seen = visits.flatMap(({ id, people, when, town }): Stop[] =>
    when ? [{ id, people: people.map((person) => person.id), ...pick(when), town }] : [],
  )
  const hidden = busy.map(({ employee_id, request, ...window }, nth): Stop => ({
    id: request?.id ?? `busy ${nth}`,
    people: [employee_id],
    ...pick(window),
    town: request?.town ?? '',
  }))
  return [...seen, ...hidden]
}

type Wanted = { id: string; people: readonly string[]; from: string; to: string; town: string }

/** The clashes that a visit would have on a day, if it was saved like this. */
export function clashesOf(day: Pick<VisitDay, 'visits' | 'busy'>, wanted: Wanted): Clash[] {
  const others = stopsOfDay(day).filter(({ id }) => id !== wanted.id)
  return findClashes([...others, wanted]).filter(
    ({ first, second }) => first === wanted.id || second === wanted.id,
  )
}

/** What the visit requires and none of these people holds. */
export function lacksOf(
  { people, rules }: Pick<VisitDay, 'rules'> & { people: People },
  chosen: readonly string[],
  { loss_type, kind }: Pick<Sought, 'loss_type' | 'kind'>,
): readonly string[] {
  const held = chosen.map((person) => people.find(({ id }) => id === person)?.certifications ?? [])
  return lackedCertifications(demandedCertifications(loss_type, kind, rules), held)
}

type Looking = {
  on: string
  now: Date
  crewWith: (person: string) => string[]
  limit?: Date | undefined
}

/**
 * Times at which the visit fits, person by person. `crewWith` tells who would go if it was placed with that person: all of them have
 * to be free. Today whoever is free at this moment can go at once, whatever the hour, those on call in front. `limit`: until when it has
 * to begin, also in the evening.
 */
export function offersOf(day: VisitDay, sought: Sought, { on, now, crewWith, limit }: Looking): Offer[] {
  const today = companyDay(now)
  if (on < today) return []
  const armed = {
    ...sought,
    demanded: [],
    notBefore: on === today ? nextQuarter(now) : workday.from,
    until: lastOffered(on, { now, limit, minutes: sought.minutes }),
  }
  const fits = fittingTimes(armed, day.people, stopsOfDay(day)).flatMap(({ employee_id: person, ...gap }) => {
    const people = crewWith(person)
    const lacks = lacksOf(day, people, sought)
    return windowsIn(gap, sought.minutes)
      .filter((window) => clashesOf(day, { ...sought, ...window, people }).length === 0)
      .map((window) => ({ person, people, ...window, lacks }))
  })
  if (on !== today || isInWorkday(armed.notBefore, sought.minutes)) return fits
  const window = { from: armed.notBefore, to: endOf(armed.notBefore, sought.minutes) }
  const atOnce = onCallFirst(day.people).flatMap(({ id: person }): Offer[] => {
    const people = crewWith(person)
    if (clashesOf(day, { ...sought, ...window, people }).length > 0) return []
    return [{ person, people, ...window, lacks: lacksOf(day, people, sought), isNow: true }]
  })
  const isBehind = ({ person, from }: Offer) =>
    from >= window.to || !atOnce.some((offer) => offer.person === person)
  return [...atOnce, ...fits.filter(isBehind)]
}

function isInWorkday(from: string, minutes: number) {
  return from >= workday.from && toMinutes(from) + minutes <= toMinutes(workday.to)
}

function onCallFirst(people: VisitDay['people']) {
  return people.toSorted((a, b) => Number(b.is_on_call) - Number(a.is_on_call))
}

/** From the next quarter of an hour on; before midnight, while it is still today. */
function nextQuarter(now: Date) {
  const next = roundedUp(localOf(now).slice(11))
  return next < '24:00' ? next : lastQuarter
}

const lastQuarter = '23:45'

/** One behind the other, as many as there is room for. */
function windowsIn({ from, to }: { from: string; to: string }, minutes: number) {
  const windows: { from: string; to: string }[] = []
  let begin = toMinutes(roundedUp(from))
  while (begin + minutes <= toMinutes(to)) {
    windows.push({ from: toTime(begin), to: toTime(begin + minutes) })
    begin += Math.ceil(minutes / quarter) * quarter
  }
  return windows
}

function pick({ from, to }: { from: string; to: string }) {
  return { from, to }
}
