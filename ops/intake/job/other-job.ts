import { addressLine } from '#domain/jobs/address-line.ts'
import type { FoundBy, JobDetail, JobRow } from '#domain/jobs/job.ts'
import type { JobMatch } from '#domain/jobs/matches.ts'

/** A job as it is told apart from another one before they are merged. */
export type OtherJob = {
  id: string
  number: string
  name: string | null
  phone: string
  place: string
  loss: JobRow['loss_type']
  stage: JobRow['stage']
  /** Who called about a job that was merged into it, where it was found by that one. */
  found_by?: FoundBy | undefined
  /** When the call or the request came in. */
  at: string
}

/** Only jobs can be merged: a request without one has nothing to merge into. */
export function ofMatch(match: JobMatch): OtherJob[] {
  const { id, kind, number, name, phone, facts, loss_type, stage, received_at } = match
  if (kind !== 'job' || !stage) return []
  const told = { place: addressLine(facts), loss: loss_type, stage }
  return [{ id, number, name, phone, ...told, at: received_at }]
}

type Told = { found_by?: FoundBy | undefined } & Pick<
  JobRow,
  'id' | 'number' | 'name' | 'phone' | 'town' | 'loss_type' | 'stage' | 'created_at'
>

export function ofRow({
  id,
  number,
  name,
  phone,
  town,
  loss_type,
  stage,
  created_at,
  found_by,
}: Told): OtherJob {
  const told = { place: town, loss: loss_type, stage }
  return { id, number, name, phone, ...told, at: created_at, found_by }
}

export function ofDetail(job: JobDetail): OtherJob {
  return { ...ofRow(job), place: addressLine({ ...job.facts, town: job.town }) }
}
