import { expect, test } from 'vitest'
import { hour } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { getReassigned, refusalToMissing } from '#domain/leads/desk/reassigned.server.ts'
import { readDesk } from '#domain/leads/desk/desk.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { readDay } from '#domain/visits/day.server.ts'
import { addItem, changeItem } from '#domain/visits/items.flow.ts'
import { planVisit } from '#domain/visits/plan-visit.flow.ts'
import { reportStep } from '#domain/visits/report-step.flow.ts'
import { listJobVisits } from '#domain/visits/visit-views.server.ts'
import { aJob } from '#test/a-job.ts'
import { aJobToVisit, aNewVisit, tomorrow } from '#test/a-visit.ts'
import { aPerson } from '#test/people.ts'
import { changeAccessCode, showAccessCode } from './access-code.server.ts'
import { categorizeJob } from './category.server.ts'
import { changeJob } from './facts.server.ts'
import { getJob } from './job-views.server.ts'
import { mergeJob, unmergeJob } from './merge.server.ts'

/** Ivy goes tomorrow to a job with something to do and a door code, which turns out to be one that is there already. */
async function aJobTwice() {
  const test = await aJobToVisit()
  const { world, ivy, marcus, job_id: id, plan } = test
  const dana = await aPerson(test, 'Owner', 'Dana Heron')
  const kept = await aJob(test, marcus)
  const visit = await plan({ when: tomorrow, people: [ivy.id] })
  const item = { id: newId(), text: 'Take a ladder', at: undefined, job_id: id, sentAt: world.now() }
  await addItem(world, allow(marcus, 'leads.work'), item)
  const save = (job_id: string, code: string) =>
    changeAccessCode(world, allow(marcus, 'intake.edit'), { job_id, code })
  await save(id, '4711')
  const codeOf = async (job_id: string) =>
    (await showAccessCode(world, allow(dana, 'intake.viewAccessCodes'), job_id)).code
  const read = (job: string) => getJob(world, allow(dana, 'intake.view'), job)
  const merge = async () => {
    const { revision } = await read(id)
    await mergeJob(world, allow(dana, 'intake.merge'), { id, into: kept.number, revision })
  }
  const unmerge = () => unmergeJob(world, allow(dana, 'intake.merge'), id)
  const at = async (job: string) => {
    const { visits, items } = await listJobVisits(world, allow(dana, 'intake.view'), job)
    const { has_access_code, next_visit, stage } = await read(job)
    return {
      visits: visits.map((each) => each.id),
      items: items.map(({ text }) => text),
      next: next_visit?.id ?? null,
      has_access_code,
      stage,
    }
  }
  const desk = async () => (await readDesk(world, allow(ivy, 'leads.view'))).items.map((each) => each.id)
  return { ...test, id, kept: kept.id, dana, visit, item, merge, unmerge, save, codeOf, at, desk }
}

const nothing = { visits: [], items: [], next: null, has_access_code: false, stage: 'contacted' }

test('the visit, the item and the code of a merged job are worked through the one that is kept', async () => {
  const { world, dana, ivy, id, kept, visit, item, merge, at, desk } = await aJobTwice()
  const all = { visits: [visit.id], items: ['Take a ladder'], next: visit.id, has_access_code: true }
  expect([await at(kept), await at(id)]).toEqual([nothing, { ...all, stage: 'dispatched' }])
  await merge()
  expect(await at(kept)).toEqual({ ...all, stage: 'dispatched' })
  const { visits } = await readDay(world, allow(dana, 'intake.view'), { on: tomorrow.on, planner: null })
  expect(visits.map(({ job_id }) => job_id)).toEqual([kept])
  expect(await desk()).toEqual([kept])
  const { code } = await showAccessCode(world, allow(ivy, 'intake.viewAccessCodes'), kept)
  expect(code).toBe('4711')
  const done = { id: item.id, revision: 1, done: true, visit_id: visit.id, at: undefined }
  await changeItem(world, allow(ivy, 'leads.work'), { ...done, sentAt: world.now() })
})

test('a merge that is undone gives back what went along', async () => {
  const { id, kept, visit, merge, unmerge, at, desk } = await aJobTwice()
  await merge()
  await unmerge()
  const all = { visits: [visit.id], items: ['Take a ladder'], next: visit.id, has_access_code: true }
  expect([await at(kept), await at(id)]).toEqual([nothing, { ...all, stage: 'dispatched' }])
  expect(await desk()).toEqual([id])
})

test('an undo leaves a code that was saved since with the job that is kept', async () => {
  const { id, kept, merge, unmerge, save, codeOf, at } = await aJobTwice()
  await merge()
  await save(kept, '8812')
  await unmerge()
  expect([await codeOf(kept), (await at(id)).has_access_code]).toEqual(['8812', false])
})

test('an undo brings back the code that went along, and not that of a job to which the other was merged on', async () => {
  const { world, dana, id, kept, merge, unmerge, save, codeOf } = await aJobTwice()
  const third = await aJob({ world }, dana)
  await save(third.id, '9999')
  await merge()
  await mergeJob(world, allow(dana, 'intake.merge'), {
    id: kept,
    into: third.number,
    revision: (await getJob(world, allow(dana, 'intake.view'), kept)).revision,
  })
  await unmerge()
  expect([await codeOf(third.id), await codeOf(id)]).toEqual(['9999', '4711'])
})

test('the crew hears where its visit belongs now, and what its device tells of the merged job counts there', async () => {
  const { world, dana, ivy, id, kept, visit, merge, wait } = await aJobTwice()
  await merge()
  const { items, reassigned } = await readDesk(world, allow(ivy, 'leads.view'))
  expect(items).toMatchObject([{ id: kept, assignment: { by: 'Dana Heron' } }])
  expect(reassigned).toEqual([])
  const { number } = await getJob(world, allow(dana, 'intake.view'), kept)
  const asked = await getReassigned(world, allow(ivy, 'leads.view'), id)
  expect(asked).toMatchObject({ lead_id: id, by: 'Dana Heron', moved_to: { id: kept, number } })
  const refusal = await refusalToMissing(world, ivy.id, id)
  expect(refusal).toMatchObject({ code: 'lead-reassigned', message: `This visit now belongs to ${number}.` })
  wait(25 * hour)
  const step = { id: newId(), kind: 'arrived' as const, at: world.now().toISOString(), sentAt: world.now() }
  const told = await reportStep(world, allow(ivy, 'leads.work'), { ...step, lead_id: id })
  expect(told.visit_id).toBe(visit.id)
})

test('a merge and its undo take nothing from the crew: no one is told not to go', async () => {
  const { world, ivy, marcus, id, kept, merge, unmerge } = await aJobTwice()
  const told = async (job_id: string) => {
    const { items, reassigned } = await readDesk(world, allow(ivy, 'leads.view'))
    return { goes: items.some((item) => item.id === job_id), reassigned }
  }
  await merge()
  expect(await told(kept)).toEqual({ goes: true, reassigned: [] })
  await unmerge()
  expect(await told(id)).toEqual({ goes: true, reassigned: [] })
  const own = aNewVisit({ when: tomorrow, people: [ivy.id] })
  await planVisit(world, allow(marcus, 'intake.schedule'), { ...own, job_id: kept })
  await merge()
  expect(await told(kept)).toEqual({ goes: true, reassigned: [] })
  const day = await readDay(world, allow(marcus, 'intake.view'), { on: tomorrow.on, planner: null })
  expect(day.visits.map(({ job_id }) => job_id)).toEqual([kept, kept])
})

test('what is said of a job that was merged meanwhile is refused, and never stored where nobody reads it', async () => {
  const { world, marcus, id, save, merge } = await aJobTwice()
  const editor = allow(marcus, 'intake.edit')
  const judged = { id: newId(), job_id: id, category: 3, reason: 'Sewage in the basement' } as const
  await categorizeJob(world, editor, judged)
  await merge()
  const over = { status: 409, code: 'job-was-merged' }
  await expect(save(id, '0815')).rejects.toMatchObject(over)
  await expect(
    changeJob(world, editor, { id, revision: 1, changes: { pets: 'A dog' } }),
  ).rejects.toMatchObject(over)
  await expect(categorizeJob(world, editor, { ...judged, id: newId() })).rejects.toMatchObject(over)
  await categorizeJob(world, editor, judged)
})
