import { foot, inch } from './length.ts'
import type { RoomFields } from './room.ts'

const kitchenAndDining = {
  id: '01930000-0000-7000-8000-0000000000a1',
  name: 'Kitchen and dining',
  kind: 'open',
} as const
const hallAndBath = {
  id: '01930000-0000-7000-8000-0000000000a2',
  name: 'Hall and bath',
  kind: 'containment',
} as const

const inside = {
  structure: '',
  level: 'main',
  height: 8 * foot,
  insets: 0,
  wet_upper: null,
  is_affected: true,
} as const

/** The rooms of a loss whose figures are known: a supply line broke under a kitchen sink. */
export const trilliumRooms: Record<'kitchen' | 'dining' | 'hall' | 'bath', RoomFields> = {
  kitchen: {
    ...inside,
    materials: ['drywall', 'cabinets'],
    cutouts: [{ length: 2 * foot + 6 * inch, width: 2 * foot }],
    name: 'Kitchen',
    length: 15 * foot,
    width: 12 * foot + 4 * inch,
    insets: 1,
    wet_floor: 180_00,
    wet_lower: 20 * foot,
    chamber: kitchenAndDining,
  },
  dining: {
    ...inside,
    materials: ['drywall'],
    cutouts: [],
    name: 'Dining room',
    length: 15 * foot,
    width: 9 * foot + 7 * inch,
    wet_floor: 84_00,
    wet_lower: 9 * foot,
    chamber: kitchenAndDining,
  },
  hall: {
    ...inside,
    materials: ['drywall'],
    cutouts: [],
    name: 'Hall',
    length: 3 * foot + 6 * inch,
    width: 15 * foot,
    wet_floor: 35_00,
    wet_lower: 8 * foot,
    chamber: hallAndBath,
  },
  bath: {
    ...inside,
    materials: ['drywall'],
    cutouts: [],
    name: 'Bath',
    length: 5 * foot,
    width: 8 * foot,
    wet_floor: 22_00,
    wet_lower: 7 * foot,
    chamber: hallAndBath,
  },
}
