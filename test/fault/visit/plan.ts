import { seeded } from '../basement/seeded.ts'

/** What is read at a point, and whether the phone dies once it was. */
export type Read = { place: string; value: number; isKilledAfter: boolean }

/** `sentBefore`: how many writes get through before the phone dies once more. */
export type VisitPlan = {
  seed: number
  points: readonly Read[]
  air: readonly { place: string; fahrenheit: number; humidity: number }[]
  sentBefore: number
}

const pointsOfAVisit = 38
const leastReading = 10
const mostReading = 60

/** Forty readings, of which the phone dies after two. */
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
  return { seed, points, air, sentBefore: chance.int(0, 6) }
}
