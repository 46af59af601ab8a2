import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import { rolesThatAllow } from '#domain/employees/may-work.ts'
import type { giveLead } from '#domain/leads/give.server.ts'
import { findNextVisit, followWithLead } from './follow-with-lead.server.ts'
import { enterStage, enteringColumns } from './stages/enter-stage.server.ts'
import { isOver } from './stages/stages.ts'

export type Follower = { job_id: string; by: string; give: typeof giveLead }

/**
 * Changes the visits of a job, which the caller has locked: its request shows the visit that comes next from then on, and `give`
 * gives it to whoever is sent there first. Dispatched without anyone to go, it steps back to where it needs a crew. `change` returns
 * whom the events of the visit tell that they go.
 */
export async function followVisits(
  world: World,
  { job_id, by, give }: Follower,
  change: () => Promise<readonly string[]>,
): Promise<void> {
  const before = await findNextVisit(world, job_id)
  const hadCrew = await hasCrew(world, job_id)
  const told = await change()
  const job = await world.db
    .selectFrom('job')
    .select(enteringColumns)
    .where('id', '=', job_id)
    .executeTakeFirstOrThrow()
  await followWithLead(world, job)
  const hasLostCrew = hadCrew && job.stage === 'dispatched' && !isOver(job.stage, job.side)
  if (hasLostCrew && !(await hasCrew(world, job_id))) await enterStage(world, job, { stage: 'contacted', by })
  const after = await findNextVisit(world, job_id)
  if (!after?.first || after.departed || after.first === before?.first) return
  const knows = told.includes(after.first)
  await handOn(world, { job_id, by, give, to: after.first, sentBefore: before?.first ?? null, knows })
}

/** Whether someone is sent there, or was, at a time. */
async function hasCrew({ db }: World, jobId: string) {
  const sent = await db
    .selectFrom('visit')
    .innerJoin('visit_person', 'visit_person.visit_id', 'visit.id')
    .select('visit.id')
    .where('visit.job_id', '=', jobId)
    .where('visit.canceled_at', 'is', null)
    .where('visit.visit_on', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return sent !== undefined
}

type Handing = Follower & { to: string; sentBefore: string | null; knows: boolean }

/**
 * Gives the request to someone else, unless that would take it from a person who was not sent there and sees only what is theirs: a
 * project manager does not lose the job by sending a crew. Who is sent in place of someone takes it over from them.
 */
async function handOn(world: World, { job_id: lead_id, give, sentBefore, ...given }: Handing) {
  const { assigned_to: from, status } = await world.db
    .selectFrom('lead')
    .select(['assigned_to', 'status'])
    .where('id', '=', lead_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (from === given.to || status === 'closed') return
  const isFree = from === null || from === sentBefore || (await staysInSight(world, lead_id, from))
  if (isFree) await give(world, { lead_id, from, ...given })
}

/** Whether the person sees the job also when its request is someone else's: sent on a visit that gives sight of it, or by their roles. */
async function staysInSight({ db }: World, jobId: string, employeeId: string) {
  const sent = await db
    .selectFrom('visit_person')
    .innerJoin('visit', 'visit.id', 'visit_person.visit_id')
    .select('visit.id')
    .where('visit_person.job_id', '=', jobId)
    .where('employee_id', '=', employeeId)
    .where(sql<boolean>`gives_sight(canceled_at, arrived_at, departed_at)`)
    .limit(1)
    .executeTakeFirst()
  if (sent) return true
  const sees = await db
    .selectFrom('employee')
    .select('id')
    .where('id', '=', employeeId)
    .where((person) => person.exists(rolesThatAllow(person, 'intake.view', ['all'])))
    .executeTakeFirst()
  return sees !== undefined
}
