import type { World } from '#platform/world.ts'
import { rolesThatAllow } from '#domain/employees/may-work.ts'
import { giveLead } from '#domain/leads/give.server.ts'
import { findNextVisit, followWithLead } from './follow-with-lead.server.ts'
import { enterStage, enteringColumns } from './stages/enter-stage.server.ts'
import { hasCrew } from './stages/evidence.server.ts'
import { isOver } from './stages/stages.ts'

export type Follower = { job_id: string; by: string }

/**
 * Changes the visits of a job, which the caller has locked, and lets the job follow. Its request belongs to whoever is sent there first
 * from then on where nobody takes care of it yet. `change` returns whom the events of the visit tell that they go.
 */
export async function followVisits(
  world: World,
  { job_id, by }: Follower,
  change: () => Promise<readonly string[]>,
): Promise<void> {
  const before = await findNextVisit(world, job_id)
  const { told, created_by: takenBy } = await followCrew(world, { job_id, by }, change)
  const after = await findNextVisit(world, job_id)
  if (!after?.first || after.departed_at || after.first === before?.first) return
  const knows = told.includes(after.first)
  // Whoever was replaced on this very visit; the crew of an earlier one goes on being responsible.
  const replaced = before?.id === after.id ? before.first : null
  await handOn(world, { job_id, by, to: after.first, replaced, takenBy, knows })
}

/**
 * Changes the visits of a job, which the caller has locked: its request shows the visit that comes next from then on. Dispatched
 * without anyone to go, the job steps back to where it needs a crew.
 */
export async function followCrew<Told>(
  world: World,
  { job_id, by }: Follower,
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
  const hasLostCrew = hadCrew && job.stage === 'dispatched' && !isOver(job.stage, job.side)
  if (hasLostCrew && !(await hasCrew(world, job_id))) await enterStage(world, job, { stage: 'contacted', by })
  return { told, created_by: job.created_by }
}

type Handing = Follower & { to: string; replaced: string | null; takenBy: string | null; knows: boolean }

/**
 * Gives the request to whoever is sent there first where nobody takes care of it yet: no one, or still the office, whose call it was.
 * Who is sent in place of the one who does takes it over from them. Any other person keeps it, whoever is sent there.
 */
async function handOn(world: World, { job_id: lead_id, replaced, takenBy, ...given }: Handing) {
  const { assigned_to: from, status } = await world.db
    .selectFrom('lead')
    .select(['assigned_to', 'status'])
    .where('id', '=', lead_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const { to } = given
  if (from === to || status === 'closed') return
  const isFree = from === null || from === replaced || (from === takenBy && (await seesAllJobs(world, from)))
  if (isFree) await giveLead(world, { lead_id, from, ...given })
}

/** Someone who sees only their own would lose the job with it. */
async function seesAllJobs({ db }: World, employeeId: string) {
  const sees = await db
    .selectFrom('employee')
    .select('id')
    .where('id', '=', employeeId)
    .where((person) => person.exists(rolesThatAllow(person, 'intake.view', ['all'])))
    .executeTakeFirst()
  return sees !== undefined
}
