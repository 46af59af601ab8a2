import { toMinutes } from '#domain/visits/clock-minutes.ts'
import type { JobToPlan, JobVisit, SeenRequest, VisitDay } from '#domain/visits/visit.ts'
import { usualKindAt, usualMinutes } from '#domain/visits/visit-kinds.ts'

type Shown =
  | 'id'
  | 'job_id'
  | 'number'
  | 'name'
  | 'town'
  | 'loss_type'
  | 'priority'
  | 'hazards'
  | 'stage'
  | 'kind'
  | 'when'
  | 'length_minutes'
  | 'people'
  | 'note'
  | 'arrived_at'

/**
 * What can be placed on a day: a visit, a job without one, of which placing makes the visit that is usual at its stage, or a request
 * that has a time and is no job yet.
 */
export type ToPlace = Pick<JobVisit, Shown> & {
  /** Null: it is made once it is placed. Until then it has the id of its job. */
  planned: JobVisit | null
  /** The request that is moved; null where there is a job. */
  request: SeenRequest | null
}

export function ofVisit(visit: JobVisit): ToPlace {
  return { ...visit, planned: visit, request: null }
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
    request: null,
  }
}

type Scheduled = { on: string; from: string; to: string; people: ToPlace['people'] }

/** Who goes to a request looks at what was lost there: nothing is known yet that would require a certification. */
export function ofRequest(request: SeenRequest, { people, ...when }: Scheduled): ToPlace {
  const { id, name, town } = request
  return {
    id,
    job_id: id,
    number: '',
    name,
    town,
    loss_type: null,
    priority: 3,
    hazards: [],
    stage: 'new',
    kind: 'inspection',
    when,
    length_minutes: toMinutes(when.to) - toMinutes(when.from),
    people,
    note: '',
    arrived_at: null,
    planned: null,
    request,
  }
}

/** What stands on a day and can be placed elsewhere. */
export function findOnDay({ visits, busy, people }: VisitDay, id: string, on: string): ToPlace | null {
  const visit = visits.find((each) => each.id === id)
  if (visit) return ofVisit(visit)
  const found = busy.find(({ request }) => request?.id === id)
  if (!found?.request) return null
  const { employee_id, from, to, request } = found
  const name = people.find((person) => person.id === employee_id)?.name ?? ''
  return ofRequest(request, { on, from, to, people: [{ id: employee_id, name, override_reason: '' }] })
}
