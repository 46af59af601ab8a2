import { expect, test } from 'vitest'
import type { ReadVisit } from '#domain/readings/drying-file.ts'
import { idOf } from './a-drying.fixture.ts'
import { visitToRead } from './visit-to-read.ts'

const today = '2026-11-13'

function aVisit(nth: number, changes: Partial<ReadVisit> = {}): ReadVisit {
  return {
    id: idOf('visit', nth),
    kind: 'monitoring',
    on: today,
    arrived_at: null,
    departed_at: null,
    closed_at: null,
    closed_by: null,
    ...changes,
  }
}
const closed = { closed_at: '2026-11-13T15:00:00.000Z', closed_by: 'Dave Teasel' }
const at = (hour: string, day = today) => `${day}T${hour}:00.000Z`
const idFor = (visits: readonly ReadVisit[]) => visitToRead(visits, today)?.id

test('where people are is where they read, also before a visit that is planned for earlier', () => {
  const there = aVisit(2, { arrived_at: at('14:30') })
  expect(idFor([aVisit(1), there])).toBe(there.id)
})

test('else the visit of today, also while one of yesterday was never closed', () => {
  const yesterday = aVisit(1, {
    on: '2026-11-12',
    arrived_at: at('14:30', '2026-11-12'),
    departed_at: at('15:30', '2026-11-12'),
  })
  expect(idFor([yesterday, aVisit(2)])).toBe(idOf('visit', 2))
  expect(idFor([yesterday, aVisit(2, { on: '2026-11-15' })])).toBe(idOf('visit', 2))
  expect(idFor([yesterday])).toBe(yesterday.id)
})

test('a visit of today that people left and did not close stays open to what they forgot', () => {
  const left = aVisit(1, { arrived_at: at('14:30'), departed_at: at('15:30') })
  expect(idFor([left])).toBe(left.id)
})

test('one that is to be scheduled can be read at, and a closed one cannot', () => {
  const before = { closed_at: at('15:00', '2026-11-12'), closed_by: 'Dave Teasel' }
  expect(idFor([aVisit(1, before), aVisit(2, { on: null })])).toBe(idOf('visit', 2))
  expect(visitToRead([aVisit(1, before)], today)).toBe(null)
})

test('a visit that was closed today stays on the screen, also where the next one is planned', () => {
  const tomorrow = aVisit(2, { on: '2026-11-14' })
  expect(idFor([aVisit(1, closed), tomorrow])).toBe(idOf('visit', 1))
})
