import type { World } from '#platform/world.ts'
import { findNextVisit, followWithLead } from './follow-with-lead.server.ts'
import { handOn } from './hand-on.server.ts'
import { enterStage, enteringColumns } from './stages/enter-stage.server.ts'
import { hasCrew } from './stages/evidence.server.ts'
import { isOver } from './stages/stages.ts'

/** `moved_to`: the job to which visits of this one go along. Whoever carries them steps this one back. */
export type Follower = { job_id: string; by: string; moved_to?: string | undefined }

/**
 * Changes the visits of a job, which the caller has locked, and lets the job follow, with whose its request is. `change` returns whom the
 * events of the visit tell that they go.
 */
export async function followVisits(
  world: World,
  { job_id, by, moved_to }: Follower,
  change: () => Promise<readonly string[]>,
): Promise<void> {
  const before = await findNextVisit(world, job_id)
  const { told, created_by: takenBy } = await followCrew(world, { job_id, by, moved_to }, change)
  const after = await findNextVisit(world, job_id)
  await handOn(world, { job_id, by, before, after, takenBy, told, moved_to })
}

/**
 * Changes the visits of a job, which the caller has locked: its request shows the visit that comes next from then on. Dispatched
 * without anyone to go, the job steps back to where it needs a crew.
 */
export async function followCrew<Told>(
  world: World,
  { job_id, by, moved_to }: Follower,
  change: () => Promise<Told>,
): Promise<{ told: Told; created_by: string | null }> {
  const hadCrew = await hasCrew(world, job_id)
  const told = await change()
  const job = await world.db
    .selectFrom('job')
    .select([...enteringColumns, 'created_by'])
    .where('id', '=', job_id)
    .executeTakeFirstOrThrow()
  await followWithLead(world, job)
  if (moved_to !== undefined) return { told, created_by: job.created_by }
  const hasLostCrew = hadCrew && job.stage === 'dispatched' && !isOver(job.stage, job.side)
  if (hasLostCrew && !(await hasCrew(world, job_id))) await enterStage(world, job, { stage: 'contacted', by })
  return { told, created_by: job.created_by }
}
