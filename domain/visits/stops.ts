import { toMinutes } from './clock-minutes.ts'

/** A visit as the day of its people sees it. One of a job on hold keeps them busy until it is canceled. */
export type Stop = {
  readonly id: string
  readonly people: readonly string[]
  readonly from: string
  readonly to: string
  readonly town: string
}

/** From one town to another, however far apart they are: addresses are not looked up on a map. */
export const travelMinutes = 15

/** The stops of one person in the order of their day. */
export function stopsOf(person: string, stops: readonly Stop[]) {
  return stops
    .filter(({ people }) => people.includes(person))
    .toSorted((a, b) => toMinutes(a.from) - toMinutes(b.from) || toMinutes(a.to) - toMinutes(b.to))
}

/** How long it takes to get from one place to the other. Where a town is not known, it may be the same one. */
export function travelBetween(a: string, b: string) {
  const [from, to] = [a, b].map((town) => town.trim().toLowerCase())
  return from === to || from === '' || to === '' ? 0 : travelMinutes
}
