import type { PartNames } from '#domain/readings/points/place-parts.ts'

export const esPlaceParts: PartNames = {
  'North wall': 'Pared norte',
  'East wall': 'Pared este',
  'South wall': 'Pared sur',
  'West wall': 'Pared oeste',
  Ceiling: 'Techo',
  Floor: 'Piso',
  corner: 'esquina',
  center: 'centro',
  'at the door': 'junto a la puerta',
  'under the window': 'bajo la ventana',
  '6 in from the floor': 'a 6 pulgadas del piso',
  '2 ft from the floor': 'a 2 pies del piso',
  '4 ft from the floor': 'a 4 pies del piso',
}
