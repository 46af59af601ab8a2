import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#platform/database/database.ts'
import { minute } from '#platform/time.ts'
import { readBoard } from '#domain/jobs/board/board.server.ts'
import { BoardFilter, JobQuery } from '#domain/jobs/job-query.ts'
import { getJob, listJobs } from '#domain/jobs/job-views.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aJob } from '#test/a-job.ts'
import { aJobToVisit, aNewVisit, certify, thisMorning, today, tomorrow } from '#test/a-visit.ts'
import type { Person } from '#test/people.ts'
import type { TestWorld } from '#test/world.ts'
import { planVisit } from '#domain/visits/plan-visit.flow.ts'
import { assignLead } from './assignment.server.ts'
import { claimLead } from './claim.server.ts'
import { LeadQuery } from './lead-query.ts'
import { leaveVisits } from '#domain/visits/leave-visits.server.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { getLead, listLeads, ownersOfLeads } from './lead-views.server.ts'

type Place = Pick<TestWorld, 'world'>

test('whoever is assigned or sent sees the request and its job wherever there are lists, and no one else of the field does', async () => {
  const { ivy, theo, job_id, plan, change, ...test } = await aJobToVisit()
  await certify(test, theo)
  const seenBy = async () => [await seen(test, ivy, job_id), await seen(test, theo, job_id)]
  expect(await seenBy()).toEqual([nowhere, nowhere])

  const visit = await plan({ when: thisMorning, people: [ivy.id, theo.id] })
  expect(await seenBy()).toEqual([everywhere, everywhere])
  const next = await plan({ when: tomorrow, people: [theo.id] })
  await change(visit.id, { revision: 1, people: [ivy.id] })
  expect(await seenBy(), 'one of two visits is left').toEqual([everywhere, everywhere])
  await change(next.id, { revision: 1, canceled: true })
  expect(await seenBy(), 'nobody goes any more').toEqual([everywhere, nowhere])
  await change(next.id, { revision: 2, canceled: false, people: [] })
  expect(await seenBy()).toEqual([everywhere, nowhere])
})

test('an assignment and a visit both count: what is left of the two is enough', async () => {
  const { ivy, theo, marcus, job_id, plan, change, ...test } = await aJobToVisit()
  const visit = await plan({ when: thisMorning, people: [ivy.id, theo.id] })
  await assign(test, marcus, { id: job_id, to: theo })
  expect([await seen(test, ivy, job_id), await seen(test, theo, job_id)]).toEqual([everywhere, everywhere])
  await change(visit.id, { revision: 1, people: [ivy.id] })
  expect(await seen(test, theo, job_id)).toEqual(everywhere)
  await assign(test, marcus, { id: job_id, to: null })
  expect([await seen(test, ivy, job_id), await seen(test, theo, job_id)]).toEqual([everywhere, nowhere])
})

test('the pages of a list hold what was assigned and what a visit leads to in one order, each once', async () => {
  const { ivy, marcus, job_id, plan, ...test } = await aJobToVisit()
  const ids = [job_id]
  await plan({ when: thisMorning, people: [ivy.id] })
  for (let n = 0; n < 6; n++) {
    test.wait(minute)
    const { id } = await aJob(test, marcus)
    ids.unshift(id)
    if (n % 3 > 0) await assign(test, marcus, { id, to: ivy })
    if (n % 2 === 0) await send(test, marcus, { id, people: [ivy.id] })
    if (n === 3) ids.shift()
  }
  const leads = await pagesOf((cursor) =>
    listLeads(test.world, allow(ivy, 'leads.view'), LeadQuery.parse({ limit: 2, cursor })),
  )
  const jobs = await pagesOf((cursor) =>
    listJobs(test.world, allow(ivy, 'intake.view'), JobQuery.parse({ limit: 2, cursor })),
  )
  expect([leads, jobs]).toEqual([ids, ids])
})

test('who sees what stays right while requests are claimed, assigned and visited at once', async () => {
  const { ivy, theo, marcus, ...test } = await aJobToVisit()
  const made = []
  for (let n = 0; n < 4; n++) made.push((await aJob(test, marcus)).id)
  const rounds = Array.from({ length: 5 }, (_, nth) => nth)
  const done = await Promise.allSettled(
    made.flatMap((id) =>
      rounds.flatMap((nth) => [
        send(test, marcus, { id, people: nth % 2 ? [ivy.id, theo.id] : [theo.id, ivy.id] }),
        assign(test, marcus, { id, to: [ivy, theo, null][nth % 3] ?? null }),
        claimLead(test.world, allow(marcus, 'leads.assign'), id),
      ]),
    ),
  )
  expect(done.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(
    made.length * rounds.length,
  )
  expect(await readersOf(test.world.db)).toEqual(await reasonsOf(test.world.db))
})

test('a canceled visit gives sight of nothing, unless someone arrived there', async () => {
  const { ivy, theo, job_id, plan, change, ...test } = await aJobToVisit()
  const { db, now } = test.world
  const { id } = await plan({ people: [ivy.id, theo.id] })
  await change(id, { revision: 1, canceled: true })
  expect([await seen(test, ivy, job_id), await seen(test, theo, job_id)]).toEqual([nowhere, nowhere])
  await change(id, { revision: 2, people: [ivy.id] })
  expect(await seen(test, ivy, job_id)).toEqual(nowhere)
  await change(id, { revision: 3, canceled: false })
  expect([await seen(test, ivy, job_id), await seen(test, theo, job_id)]).toEqual([everywhere, nowhere])
  await change(id, { revision: 4, canceled: true, people: [theo.id] })
  await change(id, { revision: 5, canceled: false, override: 'Only looks' })
  await db.updateTable('visit').set({ arrived_at: now(), canceled_at: now() }).execute()
  expect([await seen(test, ivy, job_id), await seen(test, theo, job_id)]).toEqual([nowhere, everywhere])
  expect(await readersOf(db)).toEqual(await reasonsOf(db))
})

test('who sees what stays right while visits are canceled, restored and left at once', async () => {
  const { ivy, theo, marcus, plan, change, ...test } = await aJobToVisit()
  const visits = [await plan({ people: [ivy.id] }), await plan({ people: [ivy.id, theo.id] })]
  await Promise.allSettled([
    ...visits.flatMap(({ id }) =>
      [1, 2, 3].map((revision) => change(id, { revision, canceled: revision % 2 === 1 })),
    ),
    inTransaction(test.world, (world) => leaveVisits(world, ivy.id, marcus.id)),
  ])
  expect(await readersOf(test.world.db)).toEqual(await reasonsOf(test.world.db))
})

test('a row that is changed by hand changes who sees it too', async () => {
  const { ivy, theo, job_id, plan, ...test } = await aJobToVisit()
  const { db } = test.world
  await plan({ people: [ivy.id] })
  await sql`update visit_person set employee_id = ${theo.id}`.execute(db)
  await sql`update lead set received_at = received_at - interval '1 day', assigned_to = ${ivy.id}`.execute(db)
  await sql`update job set created_at = created_at - interval '1 hour'`.execute(db)
  expect(await readersOf(db)).toEqual(await reasonsOf(db))
  expect([await seen(test, ivy, job_id), await seen(test, theo, job_id)]).toEqual([everywhere, everywhere])
})

const nowhere = { list: false, row: false, jobs: false, board: false, job: false, told: false }
const everywhere = { list: true, row: true, jobs: true, board: true, job: true, told: true }

/** In which of the lists, files and news the person finds it. */
async function seen({ world }: Place, person: Person, id: string) {
  const leads = allow(person, 'leads.view')
  const jobs = allow(person, 'intake.view')
  const has = (rows: readonly { id: string }[]) => rows.some((row) => row.id === id)
  const { parts } = await readBoard(world, jobs, BoardFilter.parse({}))
  const isRead = (reading: Promise<unknown>) =>
    reading.then(
      () => true,
      () => false,
    )
  return {
    list: has((await listLeads(world, leads, LeadQuery.parse({}))).items),
    row: await isRead(getLead(world, leads, id)),
    jobs: has((await listJobs(world, jobs, JobQuery.parse({}))).items),
    board: has(parts.flatMap(({ rows }) => rows)),
    job: await isRead(getJob(world, jobs, id)),
    told: (await ownersOfLeads(world, [id])).get(id)?.includes(person.id) ?? false,
  }
}

async function assign({ world }: Place, by: Person, { id, to }: { id: string; to: Person | null }) {
  const { revision } = await getLead(world, allow(by, 'leads.view'), id)
  await assignLead(world, allow(by, 'leads.assign'), { id, employee_id: to?.id ?? null, revision })
}

function send({ world }: Place, by: Person, { id, people }: { id: string; people: string[] }) {
  const visit = { ...aNewVisit({ when: { ...thisMorning, on: today }, people }), job_id: id }
  return planVisit(world, allow(by, 'intake.schedule'), { ...visit, override: 'Nobody else is there' })
}

async function pagesOf(read: (cursor?: string) => Promise<{ items: { id: string }[]; next: string | null }>) {
  const ids = []
  let cursor: string | undefined
  do {
    const { items, next } = await read(cursor)
    ids.push(...items.map(({ id }) => id))
    cursor = next ?? undefined
  } while (cursor)
  return ids
}

async function readersOf(db: Database) {
  const { rows } = await sql`select * from lead_reader order by lead_id, employee_id`.execute(db)
  return rows
}

/** The same, counted anew. */
async function reasonsOf(db: Database) {
  const { rows } = await sql`
    select lead_id, employee_id, count(*)::int as reasons, received_at as lead_received_at, created_at as job_created_at
    from (select id as lead_id, assigned_to as employee_id from lead where assigned_to is not null
      union all select visit.job_id, employee_id from visit_person join visit on visit.id = visit_id
        where canceled_at is null or arrived_at is not null or departed_at is not null) reason
      inner join lead on lead.id = lead_id left join job on job.id = lead_id
    group by 1, 2, 4, 5 order by lead_id, employee_id`.execute(db)
  return rows
}
