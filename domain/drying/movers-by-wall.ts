import { requireAmounts } from './amounts.ts'
import { firstChart, notApplicable } from './chart.ts'
import { roundUp } from './round-up.ts'
import type { Needed } from './working.ts'

/**
 * The other way to count air movers, for water low on the walls and little on the floor: S500-2021, 12.5.3, one for each 14 ft of
 * wet wall. A room is counted this way or by its surfaces; the two are never added.
 */
export function airMoversByWall(wetWallFeet: number, { id, airMovers } = firstChart): Needed {
  requireAmounts({ 'The wet wall': wetWallFeet })
  if (wetWallFeet === 0)
    return { count: notApplicable, need: notApplicable, working: [{ text: 'nothing_wet' }], revision: id }
  const { wallFeet: per } = airMovers
  const count = roundUp(wetWallFeet / per)
  return { count, need: count, working: [{ text: 'wet_wall', feet: wetWallFeet, per, count }], revision: id }
}
