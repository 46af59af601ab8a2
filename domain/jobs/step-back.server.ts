import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import { clocks } from './stages/clocks.ts'
import { enterStage, enteringColumns } from './stages/enter-stage.server.ts'
import { hasArrived, hasCrew } from './stages/evidence.server.ts'
import { hasReached, isOver, type Stage } from './stages/stages.ts'
import { stageOnSite } from './stages/visited.ts'

type Back = { job_id: string; by: string }
type Evidence = { hasCrew: boolean; hasArrived: boolean }

/**
 * After an undo of a merge, a job is no longer where only visits had brought it that are back at the other job: it goes back to where it
 * would be without them, with its clocks. Where someone moved it by hand since, it stays. The same for a job that is dispatched with no
 * one to go, unless someone dispatched it without a crew on purpose.
 */
export async function stepBack(world: World, { job_id, by }: Back): Promise<void> {
  const job = await readJob(world, job_id)
  if (isOver(job.stage, job.side)) return
  const evidence = { hasCrew: await hasCrew(world, job_id), hasArrived: job.has_arrived }
  const entries = await readEntries(world, job_id)
  const proven = entries.filter((entry) => !isGone(entry, evidence))
  const last = entries.at(-1)
  const isBrought = last !== undefined && isGone(last, evidence)
  const isCrewless = last?.stage === 'dispatched' && last.override_reason === '' && !evidence.hasCrew
  if (!isBrought && !isCrewless) return
  const unreached = isBrought ? clocks.filter((clock) => !hasStopped(proven, clock.stage)) : []
  const stage = withCrew(proven.at(-1) ?? { stage: 'contacted', override_reason: '' }, evidence)
  await enterStage(world, job, { stage, by, unreached: unreached.map(({ at }) => at) })
}

function readJob({ db }: World, id: string) {
  return db
    .selectFrom('job')
    .select([...enteringColumns, hasArrived.as('has_arrived')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** The stages that a job had, the first one first. `is_brought`: a visit moved it there after another job was merged into it. */
function readEntries({ db }: World, id: string) {
  return db
    .selectFrom('job_stage')
    .select(['stage', 'override_reason'])
    .select(
      sql<boolean>`by_visit and exists (select from job_merge
        where job_merge.into_id = job_stage.job_id and job_merge.id < job_stage.id)`.as('is_brought'),
    )
    .where('job_id', '=', id)
    .orderBy('id')
    .execute()
}

type Entry = Awaited<ReturnType<typeof readEntries>>[number]

/** Visits move a job to two stages alone. */
function isGone({ stage, is_brought }: Entry, evidence: Evidence) {
  if (!is_brought) return false
  return stage === stageOnSite ? !evidence.hasArrived : !evidence.hasCrew
}

function hasStopped(proven: readonly Entry[], stage: Stage) {
  return proven.some((entry) => hasReached(entry.stage, stage))
}

function withCrew(
  { stage, override_reason }: Pick<Entry, 'stage' | 'override_reason'>,
  { hasCrew }: Evidence,
): Stage {
  if (hasCrew && !hasReached(stage, 'dispatched')) return 'dispatched'
  return stage === 'dispatched' && !hasCrew && override_reason === '' ? 'contacted' : stage
}
