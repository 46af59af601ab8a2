import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import { allow } from '#domain/roles/allowed.ts'
import { requireStillCertified } from '#domain/visits/certified.server.ts'
import { tellPeople } from '#domain/visits/tell-people.server.ts'
import { findAccessCode, moveAccessCode } from './access-code.server.ts'
import { employeeAt } from './employee-at.server.ts'
import { followVisits } from './follow-visits.server.ts'
import { lockJob, type JobScope } from './jobs.server.ts'
import { reachStage } from './stages/enter-stage.server.ts'
import { stageOnSite } from './stages/visited.ts'
import { stepBack } from './step-back.server.ts'
import { proveClocks } from './visited.server.ts'

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
  const hasMovedCode = await carry(world, { ...jobs, from: [from] }, carried)
  return { ...carried, code_id: hasMovedCode ? code_id : null }
}

type Back = Omit<Jobs, 'from'> & {
  /** The jobs that the merged one led to, one into the other, all of them locked. */
  led: readonly string[]
}

/**
 * Brings the same back, as far as it is still with a job that the merged one led to: what came back already may be anywhere by now. Those
 * that were merged on carried it along. Their undo leaves it where it is from now on.
 */
export async function bringBack(world: World, { led, ...back }: Back, merge: Carried): Promise<void> {
  const { visits, items, code_id } = await stillAt(world, led, merge)
  const carried = { visits: visits.map(({ id }) => id), items: items.map(({ id }) => id), code_id }
  const from = led.filter((each) => visits.some(({ job_id }) => job_id === each))
  await carry(world, { from, ...back }, carried)
  await world.db
    .updateTable('job_merge')
    .set({
      visits: without('visits', carried.visits),
      items: without('items', carried.items),
      code_id: sql`nullif(code_id, ${code_id}::uuid)`,
    })
    .where('job_id', 'in', led)
    .where('undone_at', 'is', null)
    .execute()
  for (const job_id of [...led, back.into]) await stepBack(world, { job_id, by: back.employee.id })
}

/** What of it is still with one of the jobs that the merged one led to. */
export async function stillAt({ db }: World, led: readonly string[], { visits, items, code_id }: Carried) {
  const [visitsThere, itemsThere, code] = await Promise.all([
    db
      .selectFrom('visit')
      .select(['id', 'job_id'])
      .where('id', '=', sql<string>`any(${visits}::uuid[])`)
      .where('job_id', 'in', led)
      .execute(),
    db
      .selectFrom('visit_item')
      .select('id')
      .where('id', '=', sql<string>`any(${items}::uuid[])`)
      .where('job_id', 'in', led)
      .execute(),
    db
      .selectFrom('job_access_code')
      .select('id')
      .where('id', '=', code_id)
      .where('job_id', 'in', led)
      .executeTakeFirst(),
  ])
  return { visits: visitsThere, items: itemsThere, code_id: code?.id ?? null }
}

function without(column: 'visits' | 'items', ids: readonly string[]) {
  return sql<
    string[]
  >`array(select each from unnest(${sql.ref(column)}) with ordinality as carried (each, nth)
    where each <> all(${ids}::uuid[]) order by nth)`
}

type Carrying = Omit<Jobs, 'from'> & { from: readonly string[] }

/** Says whether a code went along. `from`: where the visits are. */
async function carry(world: World, { from, into, employee }: Carrying, carried: Carried): Promise<boolean> {
  const { visits, items, code_id } = carried
  if (visits.length > 0) await carryVisits(world, { from, into, employee }, visits)
  if (items.length > 0)
    await world.db.updateTable('visit_item').set({ job_id: into }).where('id', 'in', items).execute()
  return code_id !== null && moveAccessCode(world, { id: code_id, into })
}

/** Those that lose their crew follow too, where they go on: of a merge that is undone. */
async function carryVisits(world: World, jobs: Carrying, visits: readonly string[]): Promise<void> {
  const { into, employee } = jobs
  const [first, ...from] = jobs.from
  if (first === undefined)
    return followVisits(world, { job_id: into, by: employee.id }, () =>
      moveVisits(world, visits, { into, employee }),
    )
  await followVisits(world, { job_id: first, by: employee.id, moved_to: into }, async () => {
    await carryVisits(world, { from, into, employee }, visits)
    return []
  })
}

/** With what was told of them. Their crews hear where they belong now, and see that job from then on. */
async function moveVisits(world: World, ids: readonly string[], { into, employee }: Omit<Jobs, 'from'>) {
  const { db } = world
  const job = await lockJob(world, { employee, scope: 'all' }, into)
  const before = await firstArrival(world, into)
  const places = await placesOf(world, ids)
  await requireStillCertified(world, ids, job.loss_type)
  await db.updateTable('visit').set({ job_id: into }).where('id', 'in', ids).execute()
  await db.updateTable('visit_person').set({ job_id: into }).where('visit_id', 'in', ids).execute()
  await db.updateTable('visit_text').set({ job_id: into }).where('visit_id', 'in', ids).execute()
  await db.updateTable('visit_step').set({ lead_id: into }).where('visit_id', 'in', ids).execute()
  const crew = []
  for (const { id: visit_id, job_id: moved_from } of places)
    crew.push(...(await tellPeople(world, { visit_id, moved_from, by: employee.id })))
  const first = await firstArrival(world, into)
  if (first) {
    await reachStage(world, job, { stage: stageOnSite, by: employee.id })
    if (!before) await proveClocks(world, into, first)
  } else if (crew.length > 0) await reachStage(world, job, { stage: 'dispatched', by: employee.id })
  return crew
}

async function firstArrival({ db }: World, jobId: string) {
  const { at } = await db
    .selectFrom('visit')
    .select((visit) => visit.fn.min('arrived_at').as('at'))
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow()
  return at
}

function placesOf({ db }: World, visits: readonly string[]) {
  return db.selectFrom('visit').select(['id', 'job_id']).where('id', 'in', visits).orderBy('id').execute()
}
