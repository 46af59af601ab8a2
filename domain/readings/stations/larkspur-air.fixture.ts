import { trilliumRooms } from '#domain/rooms/the-trillium-rooms.fixture.ts'
import type { StationKind } from '../reading-choices.ts'

const hall = trilliumRooms.hall.chamber?.id ?? null
const kitchen = trilliumRooms.kitchen.chamber?.id ?? null

type Where = readonly [kind: StationKind, place: string, chamber: string | null, unit: string | null]
type Measured = readonly [fahrenheit: readonly number[], humidity: readonly number[]]

const inKitchen: Measured = [
  [76, 80, 82, 84],
  [62, 46, 38, 31],
]
const inHall: Measured = [
  [75, 76, 77, 78],
  [66, 55, 51, 50],
]

/** The stations of the loss, with °F and % on the four days. */
const air: readonly (readonly [id: string, Where, Measured])[] = [
  [
    'outside',
    ['outside', 'Front porch', null, null],
    [
      [48, 44, 40, 36],
      [70, 72, 70, 74],
    ],
  ],
  [
    'living',
    ['unaffected', 'Living room', null, null],
    [
      [70, 70, 70, 70],
      [38, 37, 36, 36],
    ],
  ],
  [
    'hvac',
    ['hvac', 'Hall register', null, null],
    [
      [95, 94, 94, 94],
      [18, 18, 17, 17],
    ],
  ],
  ['kitchen', ['affected', 'Kitchen and dining', kitchen, null], inKitchen],
  ['LGR-03-in', ['dehumidifier_in', 'Kitchen', kitchen, 'LGR-03'], inKitchen],
  [
    'LGR-03-out',
    ['dehumidifier_out', 'Kitchen', kitchen, 'LGR-03'],
    [
      [98, 100, 102, 103],
      [22, 17, 13, 11],
    ],
  ],
  ['hall', ['affected', 'Hall and bath', hall, null], inHall],
  ['LGR-08-in', ['dehumidifier_in', 'Hall', hall, 'LGR-08'], inHall],
  [
    'LGR-08-out',
    ['dehumidifier_out', 'Hall', hall, 'LGR-08'],
    [
      [92, 90, 88, 88],
      [26, 29, 33, 34],
    ],
  ],
]

export const larkspurAir = air.map(([id, [kind, place, chamber_id, unit_number], [degrees, percents]]) => ({
  station: { id, kind, place, chamber_id, unit_number },
  measured: degrees.map((fahrenheit, day) => ({
    fahrenheit,
    humidity: percents[day] ?? 0,
    altitude_feet: 0,
  })),
}))
