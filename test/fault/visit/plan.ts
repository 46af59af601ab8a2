import { seeded } from '../basement/seeded.ts'

/** What is read at a point, and whether the phone dies once it was. */
export type Read = { place: string; value: number; isKilledAfter: boolean }

/** What is done with one unit in turn, each time with a photo of it. */
export type Moved = { move: 'placed' | 'moved' | 'pulled'; brightness: number; isKilledAfter: boolean }

/** `sentBefore`: how many writes get through before the phone dies once more. */
export type VisitPlan = {
  seed: number
  points: readonly Read[]
  air: readonly { place: string; fahrenheit: number; humidity: number }[]
  moves: readonly Moved[]
  sentBefore: number
}

const pointsOfAVisit = 38
const leastReading = 10
const mostReading = 60

/** Forty readings, of which the phone dies after two, and three moves, of which it dies after one. */
export function drawVisit(seed: number): VisitPlan {
  const chance = seeded(seed ^ 0x51ed270b)
  const killed = [chance.int(0, pointsOfAVisit / 2), chance.int(pointsOfAVisit / 2, pointsOfAVisit - 1)]
  const points = Array.from({ length: pointsOfAVisit }, (_, nth) => ({
    place: `Wall ${nth + 1}`,
    value: chance.int(leastReading, mostReading),
    isKilledAfter: killed.includes(nth),
  }))
  const air = ['Kitchen', 'Living room'].map((place) => ({
    place,
    fahrenheit: chance.int(65, 95),
    humidity: chance.int(20, 80),
  }))
  const dead = chance.int(0, 2)
  const moves = (['placed', 'moved', 'pulled'] as const).map((move, nth) => ({
    move,
    brightness: 60 + 60 * nth,
    isKilledAfter: nth === dead,
  }))
  return { seed, points, air, moves, sentBefore: chance.int(0, 6) }
}
