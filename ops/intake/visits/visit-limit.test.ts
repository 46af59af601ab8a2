import { expect, test } from 'vitest'
import { limitMissed } from './visit-limit.ts'

/** 2:52 PM, in Ohio. */
const due_at = '2026-11-25T19:52:00.000Z'
const running = [{ key: 'inspected', due_at, reached_at: null } as const]
const at = { kind: 'inspection', isTimed: true, on: '2026-11-25', from: '14:45' } as const

test('a visit that begins after the limit of what it is for misses it', () => {
  expect(limitMissed(at, running)).toBe(null)
  expect(limitMissed({ ...at, from: '15:00' }, running)).toEqual({ key: 'inspected', due: new Date(due_at) })
  expect(limitMissed({ ...at, on: '2026-11-26' }, running)).not.toBe(null)
})

test('nothing is missed without a time, by another kind of visit, or once it was met', () => {
  const late = { ...at, on: '2026-11-26' }
  expect(limitMissed({ ...late, isTimed: false }, running)).toBe(null)
  expect(limitMissed({ ...late, kind: 'monitoring' }, running)).toBe(null)
  expect(limitMissed({ ...late, from: '' }, running)).toBe(null)
  expect(limitMissed(late, [{ key: 'inspected', due_at, reached_at: due_at }])).toBe(null)
})
