import { expect, test } from 'vitest'
import { larkspurFile, readAt } from '#domain/readings/larkspur-file.fixture.ts'
import { auditFile } from './file-audit.ts'
import { larkspurFriday } from './larkspur-friday.fixture.ts'

/** As long as someone at the door waits for it at most. */
const longest = 200

test('60 points with their readings and 300 photos are audited within 200 ms', () => {
  const { points, readings, ...rest } = larkspurFile()
  const [first] = points
  if (!first) throw new Error('There are points.')
  const many = Array.from({ length: 60 }, (_, nth) => ({ ...first, id: `many-${nth}`, number: 100 + nth }))
  const drying = {
    ...rest,
    points: [...many, ...points.filter(({ is_reference }) => is_reference)],
    readings: [
      ...readings.filter(({ point_id }) => point_id.startsWith('reference')),
      ...many.flatMap(({ id }) => [0, 1, 2, 3].map((day) => readAt(id, day, 30 - day))),
    ],
  }
  const photos = Array.from({ length: 300 }, (_, nth) => ({
    phase: 'before' as const,
    room_id: `room-${nth}`,
    count: 1,
  }))
  const input = larkspurFriday({ drying, photos })
  const times = Array.from({ length: 5 }, () => {
    const from = performance.now()
    auditFile(input)
    return performance.now() - from
  })
  expect(Math.min(...times)).toBeLessThan(longest)
})
