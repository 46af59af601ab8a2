import { expect, test } from 'vitest'
import type { JobVisit } from '#domain/visits/visit.ts'
import { groupVisits } from './visit-groups.ts'

const today = '2026-11-25'

function aVisit(id: string, on: string | null, change: Partial<JobVisit> = {}): JobVisit {
  return {
    id,
    job_id: 'job',
    number: 'MR-2611-001',
    name: 'Nora Trillium',
    town: 'Boardman',
    loss_type: 'water',
    priority: 3,
    stage: 'contacted',
    side: null,
    kind: 'inspection',
    when: on === null ? null : { on, from: '08:00', to: '10:00' },
    length_minutes: 120,
    note: '',
    people: [],
    revision: 1,
    created_at: '2026-11-20T12:00:00Z',
    canceled_at: null,
    on_my_way_at: null,
    arrived_at: null,
    departed_at: null,
    ...change,
  }
}

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
    ],
    today,
  )
  expect(groups.next?.id).toBe('afternoon')
  expect(groups.later.map(({ id }) => id)).toEqual(['friday'])
  expect(groups.unscheduled.map(({ id }) => id)).toEqual(['someday'])
  expect(groups.before.map(({ id }) => id)).toEqual(['canceled', 'made', 'missed', 'never'])
})
