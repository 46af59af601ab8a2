import { expect, test } from 'vitest'
import { aVisit } from './a-visit.fixture.ts'
import { overlappingVisits } from './overlapping.ts'

const today = '2026-11-24'
const at = (from: string, to: string, on = today) => ({ on, from, to })
const overlaps = (own: ReturnType<typeof aVisit>, other: ReturnType<typeof aVisit>) =>
  overlappingVisits({ own: [own], other: [other] }, today)

test('two jobs with a visit at the same time are told, and those one after the other are not', () => {
  const own = aVisit('a', today)
  const later = aVisit('b', today, { when: at('09:30', '11:00') })
  expect(overlaps(own, later)).toEqual([{ own: at('08:00', '10:00'), other: at('09:30', '11:00') }])
  expect(overlaps(own, aVisit('b', today, { when: at('10:00', '12:00') }))).toEqual([])
  expect(overlaps(own, aVisit('b', '2026-11-25'))).toEqual([])
})

test('what was canceled, made, missed or has no time is in no one’s way', () => {
  const own = aVisit('a', today)
  const done = '2026-11-24T14:00:00Z'
  for (const other of [
    aVisit('b', today, { canceled_at: done }),
    aVisit('b', today, { departed_at: done }),
    aVisit('b', null),
  ])
    expect(overlaps(own, other)).toEqual([])
  const passed = '2026-11-23'
  expect(overlaps(aVisit('a', passed), aVisit('b', passed))).toEqual([])
})
