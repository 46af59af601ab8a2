import { expect, test } from 'vitest'
import { newestLeft } from './newest-left.ts'

const stop = (id: string, time: string | null) => ({
  id,
  finished: time === null ? null : { left: { at: new Date(`2026-11-27T${time}Z`) } },
})

test('the visit that was left last is told of where its card was, in whatever order the day has them', () => {
  expect(newestLeft([stop('a', '10:00'), stop('b', '16:49'), stop('c', '12:00')])?.id).toBe('b')
  expect(newestLeft([stop('a', null)])).toBe(null)
  expect(newestLeft([])).toBe(null)
})
