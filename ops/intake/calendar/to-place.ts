import type { JobToPlan, JobVisit } from '#domain/visits/visit.ts'
import { usualKindAt, usualMinutes } from '#domain/visits/visit-kinds.ts'

type Shown =
  | 'id'
  | 'job_id'
  | 'number'
  | 'name'
  | 'town'
  | 'loss_type'
  | 'stage'
  | 'kind'
  | 'when'
  | 'length_minutes'
  | 'people'
  | 'note'
  | 'arrived_at'

/** What can be placed on a day: a visit, or a job without one, of which placing makes the visit that is usual at its stage. */
export type ToPlace = Pick<JobVisit, Shown> & {
  /** Null: it is made once it is placed. Until then it has the id of its job. */
  planned: JobVisit | null
}

export function ofVisit(visit: JobVisit): ToPlace {
  return { ...visit, planned: visit }
}

export function ofJob(job: JobToPlan): ToPlace {
  const kind = usualKindAt(job.stage)
  return {
    ...job,
    id: job.job_id,
    kind,
    when: null,
    length_minutes: usualMinutes(kind),
    people: [],
    note: '',
    arrived_at: null,
    planned: null,
  }
}
