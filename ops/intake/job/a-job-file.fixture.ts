import type { JobFacts } from '#domain/jobs/facts/facts.ts'
import type { JobDetail } from '#domain/jobs/job.ts'

/** The file of a job that is new, with these facts. */
export function aJobFile(facts: JobFacts, change: Partial<JobDetail> = {}): JobDetail {
  const { name = 'Nora Trillium', phone = '+13305550117', town = '', loss_type = null } = facts
  return {
    id: 'job',
    number: 'MR-2611-001',
    name,
    phone,
    town,
    loss_type,
    priority: 3,
    carrier: null,
    stage: 'contacted',
    stage_since: '2026-11-20T12:00:00Z',
    side: null,
    side_since: null,
    side_reason: '',
    clocks: [],
    assigned_to: null,
    next_visit: null,
    created_at: '2026-11-20T12:00:00Z',
    revision: 1,
    reference: 'R-2611-ABCDE',
    facts,
    merged_into: null,
    merged: [],
    stages: [],
    categories: [],
    crew: { on_my_way_at: null, arrived_at: null, left_at: null },
    payment: null,
    met_gates: [],
    has_access_code: false,
    message: '',
    photos: [],
    notes: [],
    history: [],
    is_mine: true,
    ...change,
  }
}
