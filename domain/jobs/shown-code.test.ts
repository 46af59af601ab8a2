import { expect, test } from 'vitest'
import { historyOf } from '#domain/records/history.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { planVisit } from '#domain/visits/plan-visit.flow.ts'
import { aJob } from '#test/a-job.ts'
import { aJobToVisit, aNewVisit, certify, thisMorning } from '#test/a-visit.ts'
import { aPerson } from '#test/people.ts'
import { changeAccessCode, showAccessCode } from './access-code.server.ts'
import { downloadCodes } from './codes-of-today.server.ts'
import { getJob } from './job-views.server.ts'
import { mergeJob, unmergeJob } from './merge.server.ts'

/** Ivy and Theo go to a job with a door code this morning, which is merged into a second one, and that one into a third. */
async function aCarriedCode() {
  const test = await aJobToVisit()
  const { world, ivy, theo, marcus, job_id: id, number, plan } = test
  await certify(test, theo)
  const dana = await aPerson(test, 'Owner', 'Dana Heron')
  await plan({ when: thisMorning, people: [ivy.id, theo.id] })
  const save = (job_id: string, code: string) =>
    changeAccessCode(world, allow(marcus, 'intake.edit'), { job_id, code })
  await save(id, '4711')
  const [a, b, c] = [{ id, number }, await aJob(test, marcus), await aJob(test, marcus)]
  const merge = async (from: { id: string }, into: { number: string }) => {
    const { revision } = await getJob(world, allow(dana, 'intake.view'), from.id)
    await mergeJob(world, allow(dana, 'intake.merge'), { id: from.id, into: into.number, revision })
  }
  const undo = (job: { id: string }) => unmergeJob(world, allow(dana, 'intake.merge'), job.id)
  const show = (who: typeof theo, job: { id: string }) =>
    showAccessCode(world, allow(who, 'intake.viewAccessCodes'), job.id)
  const download = () => downloadCodes(world, allow(ivy, 'intake.viewAccessCodes'))
  /** Who had a code, by the history of this very job. */
  const told = async (job: { id: string }) =>
    (await historyOf(world, { employee: dana }, job.id))
      .filter(({ name }) => /shown|downloaded/.test(name))
      .map(({ by, words }) => `${by}: ${words}`)
      .toReversed()
  return { ...test, a, b, c, merge, undo, show, save, download, told }
}

test('who saw a code while it was with another job stands in the history of the job whose code it is', async () => {
  const { theo, a, b, c, merge, undo, show, download, told } = await aCarriedCode()
  await show(theo, a)
  await merge(a, b)
  await merge(b, c)
  await show(theo, c)
  await download()
  const carried = [
    `Theo Bittern: Access code of ${a.number} shown`,
    `Ivy Starling: Access code of ${a.number} downloaded to a device`,
  ]
  expect(await told(c)).toEqual(carried)
  await undo(b)
  await undo(a)
  expect(await told(a)).toEqual(['Theo Bittern: Access code shown', ...carried])
  expect(await told(b)).toEqual([])
  expect(await told(c)).toEqual(carried)
})

test('a code of its own is that of the kept job alone, also after a merge and an undo', async () => {
  const { theo, a, b, merge, undo, show, save, told } = await aCarriedCode()
  await merge(a, b)
  await save(b.id, '8812')
  await show(theo, b)
  const own = ['Theo Bittern: Access code shown']
  expect([await told(a), await told(b)]).toEqual([[], own])
  await undo(a)
  await save(a.id, '4711')
  await show(theo, a)
  expect([await told(a), await told(b)]).toEqual([own, own])
})

test('another code that comes to a job the same day is recorded, whatever was downloaded there before', async () => {
  const { world, ivy, marcus, a, b, c, merge, undo, save, download, told } = await aCarriedCode()
  const visit = { ...aNewVisit({ when: thisMorning, people: [ivy.id] }), job_id: b.id }
  await planVisit(world, allow(marcus, 'intake.schedule'), visit)
  await save(c.id, '2222')
  await merge(a, b)
  await download()
  await undo(a)
  await merge(c, b)
  await download()
  expect(await told(b)).toEqual([
    `Ivy Starling: Access code of ${a.number} downloaded to a device`,
    `Ivy Starling: Access code of ${c.number} downloaded to a device`,
  ])
  expect(await told(c)).toEqual([`Ivy Starling: Access code of ${c.number} downloaded to a device`])
})

test('whoever removes a code that a merge carried is told in the history of the job whose code it was', async () => {
  const { world, marcus, a, b, merge, undo } = await aCarriedCode()
  await merge(a, b)
  await changeAccessCode(world, allow(marcus, 'intake.edit'), { job_id: b.id, code: null })
  await undo(a)
  const lines = await historyOf(world, { employee: marcus }, a.id)
  expect(lines.map(({ by, words }) => `${by}: ${words}`)).toContain(
    `Marcus Wren: Access code of ${a.number} removed`,
  )
})
