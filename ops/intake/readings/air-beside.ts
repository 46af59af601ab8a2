import type { AirPlace, JudgedBeside } from '#domain/drying/judge-air.ts'
import type { StationKind } from '#domain/readings/reading-choices.ts'
import { asMeasured } from './shown-value.ts'
import type { AirStop } from './walk.ts'

const places: Record<StationKind, AirPlace> = {
  outside: 'outside',
  unaffected: 'indoors',
  affected: 'indoors',
  dehumidifier_in: 'indoors',
  dehumidifier_out: 'blown',
  hvac: 'blown',
}

/** What the air of a station is judged beside. */
export function besideOf({ station, previous, otherEnd }: AirStop): JudgedBeside {
  return {
    place: places[station.kind],
    previous: previous?.air ? asMeasured(previous.air) : null,
    otherEnd,
  }
}
