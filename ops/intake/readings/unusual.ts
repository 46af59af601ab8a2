import { judgeAir } from '#domain/drying/judge-air.ts'
import { besideOf } from './air-beside.ts'
import { asMeasured } from './shown-value.ts'
import type { Stop } from './walk.ts'

/** What surprised at this visit and was saved all the same: it is said once more before it stands. */
export function unusualStops(stops: readonly Stop[]): Stop[] {
  return stops.filter((stop) => {
    if (stop.kind === 'point') return stop.read[0]?.is_confirmed === true
    const air = stop.read[0]?.air
    return air ? judgeAir(asMeasured(air), besideOf(stop)) !== null : false
  })
}
