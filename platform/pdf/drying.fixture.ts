import type { Chart } from './document.ts'

const rooms = [
  ['Kitchen', 'Drywall, sink wall left', 10, 24, 9],
  ['Kitchen', 'Drywall, sink wall right', 10, 28, 9],
  ['Kitchen', 'Base plate, sink wall', 12, 34, 12],
  ['Kitchen', 'Subfloor, under the sink', 12, 38, 12],
  ['Kitchen', 'Subfloor, center', 12, 29, 11],
  ['Kitchen', 'Toe-kick, sink base', 12, 31, 12],
  ['Kitchen', 'Drywall, hall wall', 10, 19, 9],
  ['Kitchen', 'Subfloor, dining opening', 12, 26, 11],
  ['Dining', 'Subfloor, dining opening', 12, 25, 11],
  ['Dining', 'Subfloor, dining center', 12, 18, 11],
  ['Dining', 'Drywall, dining', 10, 17, 9],
  ['Dining', 'Base plate, dining', 12, 22, 12],
  ['Hall', 'Subfloor, kitchen door', 12, 27, 12],
  ['Hall', 'Drywall, kitchen side', 10, 18, 9],
  ['Hall', 'Base plate, bath side', 12, 24, 12],
  ['Bath', 'Subfloor, bath door', 12, 23, 12],
  ['Bath', 'Drywall, bath', 10, 16, 9],
  ['Bath', 'Base plate, bath', 12, 21, 11],
] as const

export function pointsTable() {
  return {
    kind: 'table',
    inHalves: true,
    columns: [
      { label: 'No.', kind: 'name' },
      { label: 'Room', kind: 'text' },
      { label: 'Material', kind: 'text' },
      { label: 'Goal', kind: 'number' },
      { label: 'Nov 10', kind: 'number' },
      { label: 'Nov 16', kind: 'result' },
      { label: 'Dry', kind: 'check' },
    ],
    rows: rooms.map(([room, material, ...numbers], nth) => [
      String(nth + 1),
      room,
      material,
      ...numbers.map(String),
      true,
    ]),
  } as const
}

/** Each room, its points falling to their goals over seven visits. */
export function roomCharts(): Chart[] {
  return ['Kitchen', 'Dining', 'Hall', 'Bath'].map((room) => {
    const own = rooms.filter(([name]) => name === room)
    const worst = Math.max(...own.map(([, , goal, first]) => first - goal))
    return {
      title: room,
      note: `${own.length} points, worst +${worst}`,
      alt: `${room}: ${own.length} points fell from at most ${worst} percentage points above their goals on Nov 10 to their goals on Nov 16.`,
      goal: 0,
      gridlines: [10, 20],
      series: own.map(([, , goal, first, last], nth) =>
        [0, 1, 2, 3, 4, 5, 6].map((at) => ({
          at,
          value: last - goal + (first - last) * (1 - at / 6) ** (1.2 + (nth % 3) * 0.4),
        })),
      ),
      start: 'Nov 10',
      reached: { at: room === 'Dining' ? 4 : 6, label: room === 'Dining' ? 'Dry Nov 14' : 'Dry Nov 16' },
      marks: room === 'Hall' || room === 'Bath' ? [{ at: 3, label: 'LGR-05 in' }] : [],
    }
  })
}

export function equipmentTable() {
  return {
    kind: 'table',
    columns: [
      { label: 'Machines', kind: 'text' },
      { label: 'Placed to removed', kind: 'text' },
      { label: 'Days', kind: 'number' },
      { label: 'Machine-days', kind: 'result' },
    ],
    rows: [
      ['Kitchen, 4 air movers', 'Nov 10 to 16', '6', '24'],
      ['Dining, 3 air movers', 'Nov 10 to 14', '4', '12'],
      ['Hall, 2 air movers', 'Nov 10 to 16', '6', '12'],
      ['Bath, 2 air movers', 'Nov 10, 12 to 16', '6, 4', '10'],
      ['Dehumidifier LGR-03, 110 pints', 'Nov 10 to 16', '6', '6'],
      ['Dehumidifier LGR-08, clogged', 'Nov 10 to 13', '3', '3'],
      ['Dehumidifier LGR-05, 110 pints', 'Nov 13 to 16', '3', '3'],
    ],
  } as const
}

export function airTable() {
  return {
    kind: 'table',
    columns: [
      { label: 'Visit', kind: 'text' },
      { label: 'Kitchen, dining', kind: 'number' },
      { label: 'Hall, bath', kind: 'number' },
      { label: 'Unaffected', kind: 'number' },
    ],
    rows: [
      ['Nov 10', '85.4', '82.9', '47.9'],
      ['Nov 11', '68.4', '74.8', '44.6'],
      ['Nov 12', '64.2', '73.0', '41.3'],
      ['Nov 13', '53.7', '71.5', '39.1'],
      ['Nov 14', '48.2', '61.4', '38.0'],
      ['Nov 15', '44.2', '53.7', '38.0'],
      ['Nov 16', '40.5', '46.7', '36.9'],
    ],
  } as const
}
