import { firstChart, notApplicable, type Density } from './chart.ts'
import { airMovers, type WetRoom } from './equipment-needed.ts'
import { roundUp } from './round-up.ts'
import type { Needed } from './working.ts'

/**
 * Air movers for several rooms, rounded up in each room, as S500-2021, 12.5.3, says “in each room”. A worksheet of the trade adds
 * the surfaces before it rounds, so the working says what that would be.
 */
export function airMoversOfRooms(rooms: readonly WetRoom[], density: Density, chart = firstChart): Needed {
  const counts = rooms.map((room) => airMovers(room, density, chart).count).filter(isNumber)
  if (counts.length === 0)
    return {
      count: notApplicable,
      need: notApplicable,
      working: [{ text: 'nothing_wet' }],
      revision: chart.id,
    }
  const count = counts.reduce((sum, each) => sum + each, 0)
  const once = roundedOnce(
    rooms.filter(({ wetFloor, wetWallAndCeiling }) => wetFloor + wetWallAndCeiling > 0),
    { floor: chart.airMovers.floor[density], upper: chart.airMovers.upper[density] },
  )
  const working = [
    { text: 'rooms', counts, count },
    { text: 'rounded_once', count: once },
  ] as const
  return { count, need: count, working, revision: chart.id }
}

function roundedOnce(rooms: readonly WetRoom[], per: { floor: number; upper: number }) {
  return (
    rooms.length +
    roundUp(sumOf(rooms, 'wetFloor') / per.floor) +
    roundUp(sumOf(rooms, 'wetWallAndCeiling') / per.upper) +
    roundUp(sumOf(rooms, 'insets'))
  )
}

function sumOf(rooms: readonly WetRoom[], surface: keyof WetRoom) {
  return rooms.reduce((sum, room) => sum + room[surface], 0)
}

function isNumber(value: unknown) {
  return typeof value === 'number'
}
