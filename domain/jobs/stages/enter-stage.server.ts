import { announce } from '#platform/events/events.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { clocks } from './clocks.ts'
import { followWithLead } from '#domain/jobs/follow-with-lead.server.ts'
import { jobStageChanged } from '#domain/jobs/job-events.ts'
import type { LockedJob } from '#domain/jobs/jobs.server.ts'
import { hasReached, type Stage } from './stages.ts'

/** What a job needs to be known by to enter a stage. */
export const enteringColumns = [
  'id',
  'stage',
  'side',
  'revision',
  'merged_into',
  ...clocks.map(({ at }) => at),
] as const
export type EnteringJob = Pick<LockedJob, (typeof enteringColumns)[number]>

export type ClockColumn = (typeof clocks)[number]['at']

/**
 * `override` and `back` are why a gate was passed that was not met, and why the job goes back. `by_visit`: what happened in the field moves
 * it, nobody by hand. `unreached`: the clocks that run again.
 */
type Entering = {
  stage: Stage
  by: string | null
  override?: string | undefined
  back?: string | undefined
  by_visit?: boolean
  unreached?: readonly ClockColumn[]
}

/** Moves a job, which the caller has locked, to another stage: its clocks and the status of its request follow. */
export async function enterStage(
  world: World,
  job: EnteringJob,
  { stage, by, override, back, by_visit = false, unreached = [] }: Entering,
): Promise<void> {
  if (stage === job.stage) return
  const now = world.now()
  const times = { ...clockTimes(job, stage, now), ...none(unreached) }
  await world.db
    .updateTable('job')
    .set({ stage, stage_since: now, revision: job.revision + 1, ...times })
    .where('id', '=', job.id)
    .execute()
  await world.db
    .updateTable('job_stage')
    .set({ left_at: now })
    .where('job_id', '=', job.id)
    .where('left_at', 'is', null)
    .execute()
  const entry_id = newId()
  await world.db
    .insertInto('job_stage')
    .values({
      id: entry_id,
      job_id: job.id,
      stage,
      entered_at: now,
      entered_by: by,
      override_reason: override ?? '',
      back_reason: back ?? '',
      by_visit,
    })
    .execute()
  await followWithLead(world, { ...job, stage, ...times })
  const told = { job_id: job.id, entry_id, from: job.stage, to: stage, is_override: override !== undefined }
  await announce(world, jobStageChanged, told, by)
}

/** Forward if the job has not come so far yet: what happened in the field moves it, never back. */
export async function reachStage(
  world: World,
  job: EnteringJob,
  { stage, by }: { stage: Stage; by: string | null },
): Promise<void> {
  if (job.side === null && !hasReached(job.stage, stage))
    await enterStage(world, job, { stage, by, by_visit: true })
}

/**
 * A clock stops when its stage is reached for the first time, and that time stays: a customer who was called was called, also when the
 * job goes back. A clock that stopped shows as met, or met late, from then on.
 */
function clockTimes(job: EnteringJob, stage: Stage, now: Date) {
  const times: Partial<Record<ClockColumn, Date>> = {}
  for (const clock of clocks)
    if (hasReached(stage, clock.stage) && job[clock.at] === null) times[clock.at] = now
  return { contacted_at: job.contacted_at, ...times }
}

function none(unreached: readonly ClockColumn[]) {
  const times: Partial<Record<ClockColumn, null>> = {}
  for (const at of unreached) times[at] = null
  return times
}
