import { expect, test } from 'vitest'
import { larkspurFile, readAt } from '../larkspur-file.fixture.ts'
import { logCorrections } from './log-corrections.ts'

test('the log lists each correction with a reason: what stood there, what stands there now, and why', () => {
  const file = larkspurFile()
  const [first] = file.readings
  if (!first) return expect.unreachable()
  const correction = {
    ...readAt(first.point_id, 4, 56),
    corrects: first.id,
    reason: 'Typed wrong',
    by: 'Rosa Plover',
  }
  const changedWhileReading = { ...readAt(first.point_id, 4, 57), corrects: correction.id }
  const found = logCorrections({ ...file, readings: [...file.readings, correction, changedWhileReading] })
  expect(found).toMatchObject([
    {
      kind: 'point',
      of: { id: first.point_id },
      was: { value: first.value },
      is: { value: 56, reason: 'Typed wrong', by: 'Rosa Plover' },
    },
  ])
  expect(logCorrections(file)).toEqual([])
})
