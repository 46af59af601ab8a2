import { foot } from '#domain/rooms/length.ts'
import type { DemoAir, DemoLoss } from './loss.ts'

const inside = {
  structure: '',
  level: 'main',
  height: 8 * foot,
  insets: 0,
  wet_upper: null,
} as const

const bath: DemoAir = [
  [72, 79, 82, 83],
  [64, 47, 36, 29],
]
const dried: DemoAir = [
  [95, 100, 102, 103],
  [24, 16, 12, 10],
]

/** A shut-off valve of a toilet failed: one room, dry on the third day. */
export const bathLeak: DemoLoss = {
  chambers: { bath: { name: 'Bath', kind: 'containment' } },
  rooms: [
    {
      key: 'bath',
      chamber: 'bath',
      fields: {
        ...inside,
        cutouts: [],
        name: 'Bath',
        length: 9 * foot,
        width: 7 * foot,
        wet_floor: 63_00,
        wet_lower: 14 * foot,
        materials: ['drywall'],
        is_affected: true,
      },
    },
    {
      key: 'living',
      chamber: null,
      fields: {
        ...inside,
        cutouts: [],
        name: 'Living room',
        length: 16 * foot,
        width: 13 * foot,
        wet_floor: null,
        wet_lower: null,
        materials: [],
        is_affected: false,
      },
    },
  ],
  points: [
    ['bath', 'behind the toilet', 'drywall', [22, 15, 12, 10]],
    ['bath', 'at the tub', 'subfloor', [29, 22, 16, 13]],
    ['bath', 'door side', 'base_plate', [25, 19, 15, 12]],
    ['living', 'hall side', 'drywall', [10]],
    ['living', 'hall side', 'subfloor', [12]],
    ['living', 'hall side', 'base_plate', [12]],
  ],
  stations: [
    {
      kind: 'outside',
      place: 'Back porch',
      read: [
        [46, 45, 41, 38],
        [72, 70, 71, 73],
      ],
    },
    {
      kind: 'unaffected',
      place: 'Living room',
      read: [
        [70, 70, 70, 70],
        [39, 38, 37, 37],
      ],
    },
    { kind: 'affected', place: 'Bath', chamber: 'bath', read: bath },
    { kind: 'dehumidifier_in', place: 'Bath', chamber: 'bath', unit: 'LGR-01', read: bath },
    { kind: 'dehumidifier_out', place: 'Bath', chamber: 'bath', unit: 'LGR-01', read: dried },
  ],
}
