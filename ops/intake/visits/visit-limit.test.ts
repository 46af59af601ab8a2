import { expect, test } from 'vitest'
import { limitMissed } from './visit-limit.ts'

/** 2:52 PM, in Ohio. */
const due_at = '2026-11-25T19:52:00.000Z'
const running = [{ key: 'inspected', due_at, reached_at: null, proof: 'held' as const } as const]
const at = { kind: 'inspection', isTimed: true, on: '2026-11-25', from: '14:45' } as const

test('a visit that begins after the limit of what it is for misses it', () => {
  expect(limitMissed(at, running)).toBe(null)
  expect(limitMissed({ ...at, from: '15:00' }, running)).toEqual({ key: 'inspected', due: new Date(due_at) })
  expect(limitMissed({ ...at, on: '2026-11-26' }, running)).not.toBe(null)
})

test('whoever arrives has been on site, whatever for; work starts with a mitigation', () => {
  const late = { ...at, on: '2026-11-26' }
  expect(limitMissed({ ...late, kind: 'monitoring' }, running)).toMatchObject({ key: 'inspected' })
  const started = [{ key: 'started', due_at, reached_at: null, proof: 'held' as const } as const]
  expect(limitMissed({ ...late, kind: 'mitigation' }, started)).toMatchObject({ key: 'started' })
  expect(limitMissed({ ...late, kind: 'monitoring' }, started)).toBe(null)
  expect(limitMissed({ ...late, kind: 'mitigation' }, [...running, ...started])).toMatchObject({
    key: 'inspected',
  })
})

test('nothing is missed without a time, or once it was met', () => {
  const late = { ...at, on: '2026-11-26' }
  expect(limitMissed({ ...late, isTimed: false }, running)).toBe(null)
  expect(limitMissed({ ...late, from: '' }, running)).toBe(null)
  expect(limitMissed(late, [{ key: 'inspected', due_at, reached_at: due_at, proof: 'held' as const }])).toBe(
    null,
  )
})
