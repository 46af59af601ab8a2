import { addressLine } from '#domain/jobs/address-line.ts'
import { lossTypes } from '#domain/jobs/facts/loss-types.ts'
import type { JobDetail, JobRow } from '#domain/jobs/job.ts'
import type { JobMatch } from '#domain/jobs/matches.ts'
import { stageWords } from '#domain/jobs/stages/stages.ts'
import { nameWords } from '#domain/leads/name-words.ts'

/** A job as it is told apart from another one before they are merged. */
export type OtherJob = {
  id: string
  number: string
  name: string
  phone: string
  place: string
  loss: string
  stage: string
  /** When the call or the request came in. */
  at: string
}

/** Only jobs can be merged: a request without one has nothing to merge into. */
export function ofMatch(match: JobMatch): OtherJob[] {
  const { id, kind, number, name, phone, facts, loss_type, stage, received_at } = match
  if (kind !== 'job' || !stage) return []
  const told = { place: addressLine(facts), loss: lossWords(loss_type), stage: stageWords(stage) }
  return [{ id, number, name: nameWords(name), phone, ...told, at: received_at }]
}

type Told = Pick<JobRow, 'id' | 'number' | 'name' | 'phone' | 'town' | 'loss_type' | 'stage' | 'created_at'>

export function ofRow({ id, number, name, phone, town, loss_type, stage, created_at }: Told): OtherJob {
  const told = { place: town, loss: lossWords(loss_type), stage: stageWords(stage) }
  return { id, number, name: nameWords(name), phone, ...told, at: created_at }
}

export function ofDetail(job: JobDetail): OtherJob {
  return { ...ofRow(job), place: addressLine({ ...job.facts, town: job.town }) }
}

function lossWords(type: JobRow['loss_type']) {
  return lossTypes.find(({ value }) => value === type)?.label ?? ''
}
