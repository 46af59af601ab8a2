import type { RoomField } from './room.ts'

/** The fields of a room inside a sentence. */
const words: Record<RoomField, string> = {
  name: 'name',
  structure: 'building',
  level: 'level',
  length: 'length',
  width: 'width',
  height: 'height',
  cutouts: 'cutouts',
  insets: 'insets',
  wet_floor: 'wet floor',
  wet_upper: 'wet wall and ceiling above 2 ft',
  wet_lower: 'wet lower wall',
  materials: 'wet materials',
  is_affected: 'affected or not',
  chamber: 'chamber',
}

export const fieldWords: Readonly<Record<string, string>> = words
