import type { PartNames } from '#domain/readings/points/place-parts.ts'

/** As they are stored. */
export const enPlaceParts: PartNames = {
  'North wall': 'North wall',
  'East wall': 'East wall',
  'South wall': 'South wall',
  'West wall': 'West wall',
  Ceiling: 'Ceiling',
  Floor: 'Floor',
  corner: 'corner',
  center: 'center',
  'at the door': 'at the door',
  'under the window': 'under the window',
  '6 in from the floor': '6 in from the floor',
  '2 ft from the floor': '2 ft from the floor',
  '4 ft from the floor': '4 ft from the floor',
}
