import { toMinutes, toTime } from './clock-minutes.ts'
import { stopsOf, travelBetween, type Stop } from './stops.ts'

/** Within which visits are proposed; any other time can be chosen. */
export const workday = { from: '07:00', to: '18:00' } as const

/** A visit that is to be placed on a day. */
export type Armed = {
  readonly id: string
  readonly minutes: number
  readonly town: string
  /** The certifications that someone on it must hold. */
  readonly demanded: readonly string[]
  /** Today nothing fits before now. */
  readonly notBefore?: string
  /** Later than the workday, where it may last into the evening. */
  readonly until?: string
}

/** Someone who can be sent, with the certifications that hold on the day. */
export type Candidate = { readonly id: string; readonly certifications: readonly string[] }

/** Free time of a person in which the visit fits, wherever in it. `lacks`: the certifications that the person is without. */
export type Fit = { employee_id: string; from: string; to: string; lacks: string[] }

/** Where in the day of each person the visit has room, travel from and to other towns included. */
export function fittingTimes(armed: Armed, people: readonly Candidate[], stops: readonly Stop[]): Fit[] {
  const others = stops.filter(({ id }) => id !== armed.id)
  return people.flatMap(({ id, certifications }) => {
    const lacks = armed.demanded.filter((code) => !certifications.includes(code))
    return gapsOf(armed, stopsOf(id, others)).map((gap) => ({ employee_id: id, ...gap, lacks }))
  })
}

function gapsOf(
  { minutes, town, notBefore = workday.from, until = workday.to }: Armed,
  stops: readonly Stop[],
) {
  const gaps: { from: string; to: string }[] = []
  const end = toMinutes(until)
  let free = Math.max(toMinutes(workday.from), toMinutes(notBefore))
  for (const stop of stops) {
    const travel = travelBetween(town, stop.town)
    add(toMinutes(stop.from) - travel)
    free = Math.max(free, toMinutes(stop.to) + travel)
  }
  add(end)
  return gaps

  function add(next: number) {
    const to = Math.min(next, end)
    if (to - free >= minutes) gaps.push({ from: toTime(free), to: toTime(to) })
  }
}
