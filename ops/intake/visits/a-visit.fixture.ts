import type { JobVisit } from '#domain/visits/visit.ts'

/** An inspection of two hours, to which nobody goes yet, of the same job each time. */
export function aVisit(id: string, on: string | null, change: Partial<JobVisit> = {}): JobVisit {
  return {
    id,
    job_id: 'job',
    number: 'MR-2611-001',
    name: 'Nora Trillium',
    town: 'Boardman',
    loss_type: 'water',
    priority: 3,
    hazards: [],
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
