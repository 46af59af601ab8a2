import type { PointFields } from './points/point.ts'
import type { StationFields } from './stations/station.ts'

/** Under the kitchen sink; whoever adds it says in which room that is. */
export const aPoint: Omit<PointFields, 'room_id'> = {
  number: 3,
  place: 'Toe-kick, left of the sink',
  material: 'base_plate',
  meter: 'Pin meter',
  scale: 'Wood, %',
  is_reference: false,
}

export const aStation: StationFields = {
  kind: 'unaffected',
  room_id: null,
  chamber_id: null,
  place: 'Living room',
  unit_number: null,
}
