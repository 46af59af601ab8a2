import type { World } from '#platform/world.ts'
import { allow } from '#domain/roles/allowed.ts'
import { requireStillCertified } from '#domain/visits/certified.server.ts'
import { tellPeople } from '#domain/visits/tell-people.server.ts'
import { findAccessCode, moveAccessCode } from './access-code.server.ts'
import { employeeAt } from './employee-at.server.ts'
import { followVisits } from './follow-visits.server.ts'
import { lockJob, type JobScope } from './jobs.server.ts'
import { reachStage } from './stages/enter-stage.server.ts'

type Employee = JobScope['employee']
type Jobs = { from: string; into: string; employee: Employee }
/** What went along with a merge, by ids. */
export type Carried = { visits: string[]; items: string[]; code_id: string | null }

/**
 * Hands what is still to be done at a merged job on to the one that is kept: its visits, its items and, where the other has none, its access
 * code. Both are locked. Nobody goes to a job that is over, and what was done stays where it was. Who merges must be allowed to plan
 * the visits that go along.
 */
export async function carryWork(world: World, jobs: Jobs): Promise<Carried> {
  const { from, into, employee } = jobs
  const [visits, items] = await Promise.all([
    world.db
      .selectFrom('visit')
      .select('id')
      .where('job_id', '=', from)
      .where('canceled_at', 'is', null)
      .where('departed_at', 'is', null)
      .execute(),
    world.db
      .selectFrom('visit_item')
      .select('id')
      .where('job_id', '=', from)
      .where('done_at', 'is', null)
      .execute(),
  ])
  if (visits.length > 0) allow(await employeeAt(world, employee, into), 'intake.schedule')
  const code_id = await findAccessCode(world, from)
  const carried = { visits: visits.map(({ id }) => id), items: items.map(({ id }) => id), code_id }
  const hasMovedCode = await carry(world, jobs, carried)
  return { ...carried, code_id: hasMovedCode ? code_id : null }
}

/** Brings the same back, as far as it is still with one of the jobs that the merged one led to; `from` is the last of them. */
export async function bringBack(world: World, jobs: Jobs, carried: Carried): Promise<void> {
  await carry(world, jobs, carried)
}

/** Says whether a code went along. */
async function carry(world: World, { from, into, employee }: Jobs, carried: Carried): Promise<boolean> {
  const { visits, items, code_id } = carried
  if (visits.length > 0) {
    // The one that loses its crew follows too, where it goes on: of a merge that is undone.
    await followVisits(world, { job_id: from, by: employee.id, moved_to: into }, async () => {
      await followVisits(world, { job_id: into, by: employee.id }, () =>
        moveVisits(world, visits, { into, employee }),
      )
      return []
    })
  }
  if (items.length > 0)
    await world.db.updateTable('visit_item').set({ job_id: into }).where('id', 'in', items).execute()
  return code_id !== null && moveAccessCode(world, { id: code_id, into })
}

/** With what was told of them. Their crews hear where they belong now, and see that job from then on. */
async function moveVisits(world: World, ids: readonly string[], { into, employee }: Omit<Jobs, 'from'>) {
  const { db } = world
  const job = await lockJob(world, { employee, scope: 'all' }, into)
  await requireStillCertified(world, ids, job.loss_type)
  await db.updateTable('visit').set({ job_id: into }).where('id', 'in', ids).execute()
  await db.updateTable('visit_person').set({ job_id: into }).where('visit_id', 'in', ids).execute()
  await db.updateTable('visit_text').set({ job_id: into }).where('visit_id', 'in', ids).execute()
  await db.updateTable('visit_step').set({ lead_id: into }).where('visit_id', 'in', ids).execute()
  const crew = []
  for (const id of ids)
    crew.push(...(await tellPeople(world, { visit_id: id, by: employee.id, isNewToAll: true })))
  if (crew.length > 0 && job.side === null)
    await reachStage(world, job, { stage: 'dispatched', by: employee.id })
  return crew
}
