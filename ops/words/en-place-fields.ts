import type { PointField } from '#domain/readings/points/point-changes.ts'
import type { StationField } from '#domain/readings/stations/station-changes.ts'

const names: Record<PointField | StationField | 'removed', string> = {
  room_id: 'Room',
  number: 'Number',
  place: 'Where exactly',
  material: 'Material',
  meter: 'Meter',
  scale: 'Scale',
  is_reference: 'Dry reference',
  kind: 'What is measured',
  chamber_id: 'Chamber',
  unit_number: 'Unit number',
  removed: 'Removed or kept',
}

/** Fields of a point or of an air station that two people changed, side by side. */
export const enPlaceFields = {
  names,
  point: (number: number, place: string) => `Point ${number}, ${place}`,
  station: (place: string) => `Air station: ${place}`,
  values: { yes: 'Yes', no: 'No', removed: 'Removed', there: 'Kept', none: 'None' },
}
export type PlaceFieldWords = typeof enPlaceFields
