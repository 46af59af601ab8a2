import { expect, test } from 'vitest'
import { aVisit } from './a-visit.fixture.ts'
import { groupVisits, visitsToCancel } from './visit-groups.ts'

const today = '2026-11-25'

test('the file shows the next visit, what comes after it, what has no time yet, and what is over', () => {
  const at = '2026-11-25T14:00:00Z'
  const groups = groupVisits(
    [
      aVisit('missed', '2026-11-23'),
      aVisit('made', today, { departed_at: at }),
      aVisit('afternoon', today, { when: { on: today, from: '13:00', to: '14:00' }, arrived_at: at }),
      aVisit('friday', '2026-11-27'),
      aVisit('canceled', '2026-11-26', { canceled_at: at }),
      aVisit('someday', null),
      aVisit('never', null, { canceled_at: at }),
      aVisit('unplanned', null, { departed_at: at }),
    ],
    today,
  )
  expect(groups.next?.id).toBe('afternoon')
  expect(groups.later.map(({ id }) => id)).toEqual(['friday'])
  expect(groups.unscheduled.map(({ id }) => id)).toEqual(['someday'])
  expect(groups.before.map(({ id }) => id)).toEqual(['canceled', 'made', 'missed', 'never', 'unplanned'])
})

test('what is planned can be called off until someone has arrived or its day has passed', () => {
  const visits = [
    aVisit('missed', '2026-11-23'),
    aVisit('there', today, { arrived_at: '2026-11-25T14:00:00Z' }),
    aVisit('left', today, { departed_at: '2026-11-25T14:00:00Z' }),
    aVisit('friday', '2026-11-27'),
    aVisit('someday', null),
  ]
  expect(visitsToCancel(visits, today).map(({ id }) => id)).toEqual(['friday', 'someday'])
})
