import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aJobToVisit, thisMorning } from '#test/a-visit.ts'
import { addItem, changeItem } from './items.flow.ts'
import { listJobVisits } from './visit-views.server.ts'

async function aJobWithItems() {
  const test = await aJobToVisit()
  const { world, marcus, ivy, job_id, plan } = test
  const visit = await plan({ when: thisMorning, people: [ivy.id] })
  const worker = allow(ivy, 'leads.work')
  const add = (text: string, id = newId()) =>
    addItem(world, worker, { id, text, job_id, sentAt: world.now() }).then(shown)
  const mark = (
    id: string,
    done: boolean,
    more: { revision?: number; at?: string; visit_id?: string } = {},
  ) => changeItem(world, worker, { id, done, revision: 1, sentAt: world.now(), ...more })
  const items = async () => (await listJobVisits(world, allow(marcus, 'intake.view'), job_id)).items
  return { ...test, visit, add, mark, items }
}

/** Ivy sees the job. */
function shown<Done>(done: Done | null): Done {
  if (done === null) throw new Error('The job is out of sight.')
  return done
}

test('what is open belongs to the job until someone does it, at whichever visit', async () => {
  const { world, visit, add, mark, items } = await aJobWithItems()
  const { item: photos } = await add('Photos of the ceiling')
  const { item: key } = await add('Return the key')
  await mark(photos.id, true, { visit_id: visit.id })
  expect(await items()).toMatchObject([
    { id: key.id, done_at: null, by: 'Ivy Starling' },
    { id: photos.id, done_at: world.now().toISOString(), done_by: 'Ivy Starling', done_visit_id: visit.id },
  ])
  await mark(photos.id, false, { revision: 2 })
  expect((await items()).map(({ done_at, done_by }) => [done_at, done_by])).toEqual([
    [null, null],
    [null, null],
  ])
})

test('an item is added once and done once, when it was tapped', async () => {
  const { world, add, mark, items } = await aJobWithItems()
  const { item } = await add('Photos')
  expect((await add('Photos', item.id)).isNew).toBe(false)
  await expect(add('Other', item.id)).rejects.toMatchObject({ status: 409, code: 'item-differs' })
  const at = new Date(world.now().getTime() - 20 * minute).toISOString()
  await mark(item.id, true, { at })
  await mark(item.id, true)
  expect(await items()).toMatchObject([{ done_at: at }])
  const told = await world.db
    .selectFrom('event')
    .select('name')
    .where('name', 'like', 'visit.item%')
    .orderBy('id')
    .execute()
  expect(told.map(({ name }) => name)).toEqual(['visit.item_added', 'visit.item_done'])
})

test('items of jobs that a person was not sent to are not there', async () => {
  const { world, theo, job_id, add, mark } = await aJobWithItems()
  const { item } = await add('Photos')
  const worker = allow(theo, 'leads.work')
  const sentAt = world.now()
  await expect(addItem(world, worker, { id: newId(), text: 'Mine', job_id, sentAt })).rejects.toMatchObject({
    status: 404,
  })
  await expect(
    changeItem(world, worker, { id: item.id, done: true, revision: 1, sentAt }),
  ).rejects.toMatchObject({
    status: 404,
    code: 'item-not-found',
  })
  await expect(mark(item.id, true, { visit_id: newId() })).rejects.toMatchObject({ code: 'visit-not-found' })
})

test('what the office added, and what came last, stays in sight however many items are dated back', async () => {
  const { world, marcus, ivy, job_id, add, items } = await aJobWithItems()
  const ladder = { id: newId(), text: 'Asbestos: wear a mask', job_id, sentAt: world.now() }
  await addItem(world, allow(marcus, 'leads.work'), ladder)
  const { item: last } = await add('Take a ladder')
  const received_at = new Date(world.now().getTime() - minute)
  const flood = Array.from({ length: 500 }, () => ({
    id: newId(),
    job_id,
    text: 'Broom',
    created_at: new Date('2026-01-01'),
    received_at,
    created_by: ivy.id,
  }))
  await world.db.insertInto('visit_item').values(flood).execute()
  const shown = await items()
  expect(shown).toHaveLength(500)
  const kept = shown.map(({ id }) => id)
  expect([kept.includes(ladder.id), kept.includes(last.id)]).toEqual([true, true])
})
