import { seeded } from '../basement/seeded.ts'

/**
 * What one phone draws and takes. `photos`: the brightness of each, in the series in which they are chosen. The phone dies once the wall
 * `killedAfterWall` was drawn and once the series `killedAfterSeries` was stored. `sentBefore`: how many writes get through before it dies
 * once more, while it sends.
 */
export type FieldWork = {
  seed: number
  feet: { across: number; down: number }
  photos: readonly (readonly number[])[]
  killedAfterWall: number
  killedAfterSeries: number
  sentBefore: number
}

/** Further apart than two pictures of one brightness can be measured. */
const apart = 7
const darkest = 24
const inSeries = 10

/** A room that fits on the screen of a phone, and thirty photos in three series, each as bright as no other. */
export function drawFieldWork(seed: number): FieldWork {
  const chance = seeded(seed ^ 0x2f6e2b1)
  const grays = chance.shuffle(Array.from({ length: 3 * inSeries }, (_, nth) => darkest + nth * apart))
  return {
    seed,
    feet: { across: chance.int(11, 19), down: chance.int(10, 16) },
    photos: [0, 1, 2].map((nth) => grays.slice(nth * inSeries, (nth + 1) * inSeries)),
    killedAfterWall: chance.int(1, 3),
    killedAfterSeries: chance.int(0, 3),
    sentBefore: chance.int(0, 6),
  }
}
