import type { PointField } from './points/point-changes.ts'
import type { StationField } from './stations/station-changes.ts'

/** The fields of a moisture point and of an air station inside a sentence. */
const words: Record<PointField | StationField, string> = {
  room_id: 'room',
  number: 'number',
  place: 'place',
  material: 'material',
  meter: 'meter',
  scale: 'scale',
  is_reference: 'dry reference or not',
  kind: 'what is measured',
  chamber_id: 'chamber',
  unit_number: 'unit number',
}

export const fieldWords: Readonly<Record<string, string>> = words
