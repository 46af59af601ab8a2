import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { getReassigned, listReassigned } from '#domain/leads/desk/reassigned.server.ts'
import { historyOf } from '#domain/records/history.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { addItem, changeItem } from '#domain/visits/items.flow.ts'
import { listJobVisits } from '#domain/visits/visit-views.server.ts'
import { aJob } from '#test/a-job.ts'
import { aJobToVisit, tomorrow } from '#test/a-visit.ts'
import { aPerson } from '#test/people.ts'
import { changeAccessCode, showAccessCode } from './access-code.server.ts'
import { getJob } from './job-views.server.ts'
import { mergeJob, unmergeJob } from './merge.server.ts'

/** Ivy goes to one of four jobs tomorrow, where there is something to do and a door code. The other three have nothing. */
async function fourJobs() {
  const test = await aJobToVisit()
  const { world, ivy, marcus, job_id, number, plan } = test
  const dana = await aPerson(test, 'Owner', 'Dana Heron')
  const visit = await plan({ when: tomorrow, people: [ivy.id] })
  const item = { id: newId(), text: 'Take a ladder', at: undefined, job_id, sentAt: world.now() }
  await addItem(world, allow(marcus, 'leads.work'), item)
  await changeAccessCode(world, allow(marcus, 'intake.edit'), { job_id, code: '4711' })
  const a = { id: job_id, number }
  const [b, c, d] = [await aJob(test, marcus), await aJob(test, marcus), await aJob(test, marcus)]

  const read = (id: string) => getJob(world, allow(dana, 'intake.view'), id)
  const merge = async ({ id }: { id: string }, into: { number: string }) => {
    const { revision } = await read(id)
    await mergeJob(world, allow(dana, 'intake.merge'), { id, into: into.number, revision })
  }
  const undo = ({ id }: { id: string }) => unmergeJob(world, allow(dana, 'intake.merge'), id)
  const chain = async () => {
    await merge(a, b)
    await merge(b, c)
  }
  const codeOf = async (id: string) =>
    (await showAccessCode(world, allow(dana, 'intake.viewAccessCodes'), id)).code
  /** What stands in the file of a job, by who goes there. */
  const file = async ({ id }: { id: string }) => {
    const { visits, items } = await listJobVisits(world, allow(dana, 'intake.view'), id)
    const { has_access_code, next_visit } = await read(id)
    return {
      visits: visits.map(({ people }) => people.map(({ name }) => name).join(', ')),
      items: items.map(({ text }) => text),
      next: next_visit?.id === visit.id,
      code: has_access_code ? await codeOf(id) : null,
    }
  }
  /** By whether they are in their own rows, and not only read through a job that was merged. */
  const standsAt = async () => {
    const select = (table: 'visit' | 'visit_item' | 'visit_person' | 'job_access_code') =>
      world.db.selectFrom(table).select('job_id').executeTakeFirstOrThrow()
    const rows = [
      await select('visit'),
      await select('visit_person'),
      await select('visit_item'),
      await select('job_access_code'),
    ]
    return [...new Set(rows.map((row) => row.job_id))]
  }
  const told = async ({ id }: { id: string }) =>
    (await historyOf(world, { employee: dana }, id)).map(({ name }) => name).toReversed()
  return { ...test, dana, a, b, c, d, visit, item, read, merge, undo, chain, file, standsAt, told }
}

const all = { visits: ['Ivy Starling'], items: ['Take a ladder'], next: true, code: '4711' }
const nothing = { visits: [], items: [], next: false, code: null }

test('of two merges in a row, the first is undone first: the visit, the item and the code stay where they came from', async () => {
  const { a, b, c, undo, chain, file, told } = await fourJobs()
  await chain()
  expect([await file(b), await file(c)]).toEqual([nothing, all])
  await undo(a)
  expect([await file(a), await file(b), await file(c)]).toEqual([all, nothing, nothing])
  const [before, beforeB] = [await told(a), await told(b)]
  await undo(b)
  expect([await file(a), await file(b), await file(c)]).toEqual([all, nothing, nothing])
  expect(await told(a)).toEqual(before)
  expect((await told(b)).slice(beforeB.length)).toEqual(['job.stage_changed', 'job.unmerged'])
})

test('the second is undone first: they go back one job, and then to where they came from', async () => {
  const { a, b, c, undo, chain, file, standsAt } = await fourJobs()
  await chain()
  await undo(b)
  expect(await standsAt()).toEqual([b.id])
  expect([await file(b), await file(c)]).toEqual([all, nothing])
  await undo(a)
  expect(await standsAt()).toEqual([a.id])
  expect([await file(a), await file(b)]).toEqual([all, nothing])
})

test('what was merged into another job meanwhile stays there when the second merge is undone', async () => {
  const { a, b, c, d, merge, undo, chain, file, standsAt } = await fourJobs()
  await chain()
  await undo(a)
  await merge(a, d)
  await undo(b)
  expect(await standsAt()).toEqual([d.id])
  expect([await file(b), await file(c), await file(d)]).toEqual([nothing, nothing, all])
  await undo(a)
  expect([await file(a), await file(d)]).toEqual([all, nothing])
})

test('the same where it was merged straight into the last job meanwhile, or came there by another one', async () => {
  const { a, b, c, d, merge, undo, chain, standsAt } = await fourJobs()
  await chain()
  await undo(a)
  await merge(a, c)
  await undo(b)
  expect(await standsAt()).toEqual([c.id])
  await merge(b, c)
  await undo(a)
  await merge(a, d)
  await merge(d, c)
  await undo(b)
  expect(await standsAt()).toEqual([c.id])
  await undo(a)
  await undo(d)
  expect(await standsAt()).toEqual([a.id])
})

test('the job in between is merged elsewhere: the first undo takes them out of there', async () => {
  const { a, b, c, d, merge, undo, chain, file, standsAt } = await fourJobs()
  await chain()
  await undo(b)
  await merge(b, d)
  expect(await standsAt()).toEqual([d.id])
  await undo(a)
  expect(await standsAt()).toEqual([a.id])
  expect((await file(a)).code).toBe('4711')
  await undo(b)
  expect([await file(a), await file(b), await file(c), await file(d)]).toEqual([
    all,
    nothing,
    nothing,
    nothing,
  ])
})

test('an item that was done at the job in between goes back with the first undo, also once that one was merged on', async () => {
  const { world, marcus, a, b, c, item, merge, undo, file } = await fourJobs()
  await merge(a, b)
  const done = { id: item.id, revision: 1, done: true, visit_id: undefined, at: undefined }
  await changeItem(world, allow(marcus, 'leads.work'), { ...done, sentAt: world.now() })
  await merge(b, c)
  await undo(a)
  expect((await file(a)).items).toEqual(['Take a ladder'])
})

test('its crew keeps it through all of that, and hears only of the job to which its visit belongs', async () => {
  const { world, ivy, a, b, c, undo, chain } = await fourJobs()
  const desk = allow(ivy, 'leads.view')
  const sees = async () => {
    const rows = await world.db
      .selectFrom('lead_reader')
      .select('lead_id')
      .where('employee_id', '=', ivy.id)
      .execute()
    return rows.map(({ lead_id }) => lead_id)
  }
  await chain()
  await undo(a)
  await undo(b)
  expect(await sees()).toEqual([a.id])
  expect(await listReassigned(world, desk)).toEqual([])
  expect(await getReassigned(world, desk, c.id)).toMatchObject({ moved_to: { id: a.id } })
})

test('two undos of one chain and a merge at the same time never end in a deadlock, and lose nothing', async () => {
  const { a, b, d, merge, undo, chain, standsAt } = await fourJobs()
  await chain()
  const ends = await Promise.allSettled([undo(a), undo(b), merge(d, a).catch(() => merge(d, b))])
  for (const end of ends) if (end.status === 'rejected') expect(end.reason).toHaveProperty('code')
  for (const each of [a, b]) await undo(each).catch(() => undefined)
  expect(await standsAt()).toEqual([a.id])
})

test('a job that has no crew any more after an undo is not dispatched', async () => {
  const { world, a, b, visit, change, chain, undo, read } = await fourJobs()
  await chain()
  expect([(await read(a.id)).stage, (await read(b.id)).stage]).toEqual(['dispatched', 'dispatched'])
  await undo(a)
  expect((await read(a.id)).stage).toBe('dispatched')
  await undo(b)
  expect((await read(b.id)).stage).toBe('contacted')

  await chain()
  const { revision } = await world.db
    .selectFrom('visit')
    .select('revision')
    .where('id', '=', visit.id)
    .executeTakeFirstOrThrow()
  await change(visit.id, { revision, canceled: true })
  await undo(a)
  expect((await read(a.id)).stage).toBe('contacted')
})
