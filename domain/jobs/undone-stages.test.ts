import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { allow } from '#domain/roles/allowed.ts'
import { planVisit } from '#domain/visits/plan-visit.flow.ts'
import { reportStep } from '#domain/visits/report-step.flow.ts'
import { usualKindAt } from '#domain/visits/visit-kinds.ts'
import { aJob } from '#test/a-job.ts'
import { aJobToVisit, aNewVisit, certify, thisMorning, tomorrow } from '#test/a-visit.ts'
import { aPerson } from '#test/people.ts'
import { getJob } from './job-views.server.ts'
import { mergeJob, unmergeJob } from './merge.server.ts'
import { changeStage } from './stages/stage.server.ts'

/** Ivy is on her way to a job, which turns out to be one that is there already. */
async function onTheWay() {
  const test = await aJobToVisit()
  const { world, ivy, marcus, job_id: id, plan, wait } = test
  const dana = await aPerson(test, 'Owner', 'Dana Heron')
  const [{ id: kept }, { id: last }] = [await aJob(test, marcus), await aJob(test, marcus)]
  await plan({ when: thisMorning, people: [ivy.id] })
  const tell = async (kind: 'on_my_way' | 'arrived', lead_id: string) => {
    wait(10 * minute)
    const step = { id: newId(), kind, at: world.now().toISOString(), sentAt: world.now() }
    await reportStep(world, allow(ivy, 'leads.work'), { ...step, lead_id })
    return step.at
  }
  const read = (job: string) => getJob(world, allow(dana, 'intake.view'), job)
  const merge = async (from: string, into: string) => {
    wait(minute)
    const [{ revision }, { number }] = [await read(from), await read(into)]
    await mergeJob(world, allow(dana, 'intake.merge'), { id: from, into: number, revision })
  }
  const unmerge = (job: string) => unmergeJob(world, allow(dana, 'intake.merge'), job)
  const move = async (job: string, wanted: { stage: 'inspected' | 'authorized'; why?: string }) => {
    const { revision } = await read(job)
    const { stage, why } = wanted
    const told = why !== undefined && { override: why, reason: why }
    await changeStage(world, allow(dana, 'intake.view'), { id: job, stage, revision, ...told })
  }
  const at = async (job: string) => {
    const { stage, clocks } = await read(job)
    const reached = (key: 'contacted' | 'inspected') => clocks.find((clock) => clock.key === key)?.reached_at
    return { stage, contacted: reached('contacted'), inspected: reached('inspected') }
  }
  await tell('on_my_way', id)
  return { ...test, dana, id, kept, last, tell, read, merge, unmerge, move, at }
}

test('an undo takes the arrival along: the kept job is not inspected, and the merged one is', async () => {
  const { id, kept, tell, merge, unmerge, at, read } = await onTheWay()
  const before = await at(kept)
  await merge(id, kept)
  const arrived = await tell('arrived', kept)
  expect(await at(kept)).toMatchObject({ stage: 'inspected', inspected: arrived })
  await unmerge(id)
  expect(await at(kept)).toEqual(before)
  expect(usualKindAt((await read(kept)).stage)).toBe('inspection')
  expect(await at(id)).toMatchObject({ stage: 'inspected', inspected: arrived })
})

test('a crew that is there already makes the job inspected to which a merge carries it', async () => {
  const { id, kept, tell, merge, unmerge, at } = await onTheWay()
  const arrived = await tell('arrived', id)
  await merge(id, kept)
  expect(await at(kept)).toMatchObject({ stage: 'inspected', inspected: arrived })
  await unmerge(id)
  expect((await at(kept)).stage).toBe('contacted')
})

test('a job that nobody had called is to be called again, and one with a crew of its own is dispatched', async () => {
  const test = await onTheWay()
  const { world, marcus, theo, id, kept, last, tell, merge, unmerge, at } = test
  await world.db.updateTable('job').set({ stage: 'new', contacted_at: null }).where('id', '=', kept).execute()
  await world.db.updateTable('job_stage').set({ stage: 'new' }).where('job_id', '=', kept).execute()
  await merge(id, kept)
  await tell('arrived', kept)
  await unmerge(id)
  expect(await at(kept)).toEqual({ stage: 'new', contacted: null, inspected: null })

  await merge(id, last)
  await certify(test, theo)
  const own = aNewVisit({ when: tomorrow, people: [theo.id] })
  await planVisit(world, allow(marcus, 'intake.schedule'), { ...own, job_id: last })
  await unmerge(id)
  expect(await at(last)).toMatchObject({ stage: 'dispatched', inspected: null })
})

test('where someone moved the kept job by hand since, it stays there', async () => {
  const { id, kept, tell, merge, unmerge, move, at } = await onTheWay()
  await merge(id, kept)
  await tell('arrived', kept)
  await move(kept, { stage: 'authorized', why: 'Signed on paper' })
  await unmerge(id)
  expect((await at(kept)).stage).toBe('authorized')
})

test('where someone overrode that nobody had arrived yet, it stays inspected', async () => {
  const { id, kept, merge, unmerge, move, at } = await onTheWay()
  await merge(id, kept)
  await move(kept, { stage: 'inspected', why: 'The adjuster was there' })
  await unmerge(id)
  expect((await at(kept)).stage).toBe('inspected')
})

test('both jobs of a chain of merges go back, whichever merge is undone first', async () => {
  const { id, kept, last, tell, merge, unmerge, at } = await onTheWay()
  for (const first of ['earlier', 'later'] as const) {
    await merge(id, kept)
    await merge(kept, last)
    if (first === 'earlier') await tell('arrived', last)
    await unmerge(first === 'earlier' ? id : kept)
    await unmerge(first === 'earlier' ? kept : id)
    expect(await at(kept)).toMatchObject({ stage: 'contacted', inspected: null })
    expect(await at(last)).toMatchObject({ stage: 'contacted', inspected: null })
    expect((await at(id)).stage).toBe('inspected')
  }
})

test('before an undo, who may undo reads what goes back and how far the crew has come, and others do not', async () => {
  const { world, marcus, id, kept, last, tell, merge, unmerge, read } = await onTheWay()
  expect((await read(id)).goes_back).toBeUndefined()
  await merge(id, kept)
  await merge(kept, last)
  const arrived_at = await tell('arrived', last)
  const visit = { people: ['Ivy Starling'], on_my_way_at: expect.any(String), arrived_at, departed_at: null }
  const all = { visits: [visit], items: 0, has_access_code: false }
  expect((await read(id)).goes_back).toEqual(all)
  expect((await read(kept)).goes_back).toEqual(all)
  expect((await getJob(world, allow(marcus, 'intake.view'), id)).goes_back).toBeUndefined()
  await unmerge(id)
  expect((await read(kept)).goes_back).toEqual({ ...all, visits: [] })
  expect((await read(id)).goes_back).toBeUndefined()
})
