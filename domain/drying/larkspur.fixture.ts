/** A supply line under a kitchen sink: four rooms, read on four days at 9:35 in the morning, from Tuesday, November 10. */
export const rooms = {
  kitchen: { wetFloor: 180, wetWallAndCeiling: 0, insets: 1, floorArea: 180 },
  dining: { wetFloor: 84, wetWallAndCeiling: 0, insets: 0, floorArea: 143.75 },
  hall: { wetFloor: 35, wetWallAndCeiling: 0, insets: 0, floorArea: 52.5 },
  bath: { wetFloor: 22, wetWallAndCeiling: 0, insets: 0, floorArea: 40 },
}

export const days = [10, 11, 12, 13].map((day) => new Date(`2026-11-${day}T09:35:00-05:00`))

const drywall = 10
const wood = 12

/** Number of the point, its goal, what was read on each day, and how it stands on Friday. */
const points = [
  [1, drywall, [24, 17, 13, 11], 'dry'],
  [2, drywall, [28, 21, 16, 13], 'drying'],
  [3, wood, [34, 28, 23, 19], 'drying'],
  [4, wood, [38, 33, 28, 24], 'drying'],
  [5, wood, [29, 23, 18, 15], 'drying'],
  [6, wood, [31, 27, 24, 21], 'drying'],
  [7, drywall, [19, 14, 11, 10], 'dry'],
  [8, wood, [26, 20, 16, 13], 'dry'],
  [9, wood, [25, 19, 15, 13], 'dry'],
  [10, wood, [18, 14, 12, 12], 'dry'],
  [11, drywall, [17, 13, 11, 10], 'dry'],
  [12, wood, [22, 18, 15, 13], 'dry'],
  [13, wood, [27, 22, 22, 22], 'stalled'],
  [14, drywall, [18, 14, 12, 11], 'dry'],
  [15, wood, [24, 20, 20, 20], 'stalled'],
  [16, wood, [23, 19, 18, 20], 'rising'],
  [17, drywall, [16, 13, 12, 11], 'dry'],
  [18, wood, [21, 18, 17, 16], 'drying'],
] as const

/** The toe-kick had no material like it in a dry room. */
const withoutReference = 6

export const larkspur = points.map(([number, goal, values, status]) => ({
  number,
  goal: { goal, isDefault: number === withoutReference },
  status,
  readings: readingsOf(values),
}))

/** The air on Friday: °F, %, and the grains, dew point and inHg that the screen shows for them. */
export const stations = [
  ['outside', 36, 74, '22.9', '28.9', '0.157'],
  ['unaffected, living room', 70, 36, '39.1', '41.9', '0.266'],
  ['HVAC supply', 94, 17, '40.2', '42.6', '0.274'],
  ['kitchen and dining', 84, 31, '53.7', '50.1', '0.365'],
  ['LGR-03 out', 103, 11, '34.1', '38.4', '0.233'],
  ['hall and bath', 78, 50, '71.5', '57.9', '0.484'],
  ['LGR-08 out', 88, 34, '67.1', '56.1', '0.454'],
] as const

/** One reading a day, from Tuesday on. */
export function readingsOf(values: readonly number[]) {
  return values.map((value, nth) => {
    const at = days[nth]
    if (!at) throw new RangeError('More readings than days.')
    return { at, value }
  })
}
