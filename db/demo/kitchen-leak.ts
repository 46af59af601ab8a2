import { foot, inch } from '#domain/rooms/length.ts'
import type { RoomFields } from '#domain/rooms/room.ts'
import type { DemoAir, DemoLoss, DemoPoint, DemoRoom, DemoStation } from './loss.ts'

const inside = { structure: '', level: 'main', height: 8 * foot, wet_upper: null, is_affected: true } as const
const drywall = { cutouts: [], insets: 0, materials: ['drywall'] } satisfies Partial<RoomFields>

const chambers: DemoLoss['chambers'] = {
  kitchen: { name: 'Kitchen and dining', kind: 'open' },
  hall: { name: 'Hall and bath', kind: 'containment' },
}

const rooms: readonly DemoRoom[] = [
  {
    key: 'kitchen',
    chamber: 'kitchen',
    fields: {
      ...inside,
      name: 'Kitchen',
      length: 15 * foot,
      width: 12 * foot + 4 * inch,
      cutouts: [{ length: 2 * foot + 6 * inch, width: 2 * foot }],
      insets: 1,
      wet_floor: 180_00,
      wet_lower: 20 * foot,
      materials: ['drywall', 'cabinets'],
    },
  },
  {
    key: 'dining',
    chamber: 'kitchen',
    fields: {
      ...inside,
      ...drywall,
      name: 'Dining room',
      length: 15 * foot,
      width: 9 * foot + 7 * inch,
      wet_floor: 84_00,
      wet_lower: 9 * foot,
    },
  },
  {
    key: 'hall',
    chamber: 'hall',
    fields: {
      ...inside,
      ...drywall,
      name: 'Hall',
      length: 3 * foot + 6 * inch,
      width: 15 * foot,
      wet_floor: 35_00,
      wet_lower: 8 * foot,
    },
  },
  {
    key: 'bath',
    chamber: 'hall',
    fields: {
      ...inside,
      ...drywall,
      name: 'Bath',
      length: 5 * foot,
      width: 8 * foot,
      wet_floor: 22_00,
      wet_lower: 7 * foot,
    },
  },
  {
    key: 'living',
    chamber: null,
    fields: {
      ...inside,
      ...drywall,
      name: 'Living room',
      length: 18 * foot,
      width: 14 * foot,
      materials: [],
      wet_floor: null,
      wet_lower: null,
      is_affected: false,
    },
  },
]

const points: readonly DemoPoint[] = [
  ['kitchen', 'sink wall left', 'drywall', [24, 17, 13, 11]],
  ['kitchen', 'sink wall right', 'drywall', [28, 21, 16, 13]],
  ['kitchen', 'sink wall', 'base_plate', [34, 28, 23, 19]],
  ['kitchen', 'under the sink', 'subfloor', [38, 33, 28, 24]],
  ['kitchen', 'center', 'subfloor', [29, 23, 18, 15]],
  ['kitchen', 'sink', 'cabinet', [31, 27, 24, 21]],
  ['kitchen', 'hall wall', 'drywall', [19, 14, 11, 10]],
  ['dining', 'at the opening', 'subfloor', [26, 20, 16, 13]],
  ['dining', 'dining edge', 'subfloor', [25, 19, 15, 13]],
  ['dining', 'dining center', 'subfloor', [18, 14, 12, 12]],
  ['dining', 'dining', 'drywall', [17, 13, 11, 10]],
  ['dining', 'dining', 'base_plate', [22, 18, 15, 13]],
  ['hall', 'kitchen door', 'subfloor', [27, 22, 22, 22]],
  ['hall', 'kitchen side', 'drywall', [18, 14, 12, 11]],
  ['hall', 'bath side', 'base_plate', [24, 20, 20, 20]],
  ['bath', 'bath door', 'subfloor', [23, 19, 18, 20]],
  ['bath', 'bath', 'drywall', [16, 13, 12, 11]],
  ['bath', 'bath', 'base_plate', [21, 18, 17, 16]],
  ['living', 'hall side', 'drywall', [10]],
  ['living', 'hall side', 'subfloor', [12]],
  ['living', 'hall side', 'base_plate', [12]],
]

const inKitchen: DemoAir = [
  [76, 80, 82, 84],
  [62, 46, 38, 31],
]
const inHall: DemoAir = [
  [75, 76, 77, 78],
  [66, 55, 51, 50],
]
const fromKitchen: DemoAir = [
  [98, 100, 102, 103],
  [22, 17, 13, 11],
]
const fromHall: DemoAir = [
  [92, 90, 88, 88],
  [26, 29, 33, 34],
]
const outside: DemoAir = [
  [48, 44, 40, 36],
  [70, 72, 70, 74],
]
const living: DemoAir = [
  [70, 70, 70, 70],
  [38, 37, 36, 36],
]
const supply: DemoAir = [
  [95, 94, 94, 94],
  [18, 18, 17, 17],
]

const stations: readonly DemoStation[] = [
  { kind: 'outside', place: 'Front porch', read: outside },
  { kind: 'unaffected', place: 'Living room', read: living },
  { kind: 'hvac', place: 'Hall register', read: supply },
  { kind: 'affected', place: 'Kitchen and dining', chamber: 'kitchen', read: inKitchen },
  { kind: 'dehumidifier_in', place: 'Kitchen', chamber: 'kitchen', unit: 'LGR-03', read: inKitchen },
  { kind: 'dehumidifier_out', place: 'Kitchen', chamber: 'kitchen', unit: 'LGR-03', read: fromKitchen },
  { kind: 'affected', place: 'Hall and bath', chamber: 'hall', read: inHall },
  { kind: 'dehumidifier_in', place: 'Hall', chamber: 'hall', unit: 'LGR-08', read: inHall },
  { kind: 'dehumidifier_out', place: 'Hall', chamber: 'hall', unit: 'LGR-08', read: fromHall },
]

/** A supply line broke under a kitchen sink: what was measured there on four days. The kitchen dries, and the hall does not. */
export const kitchenLeak: DemoLoss = { chambers, rooms, points, stations }
