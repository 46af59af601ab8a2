import { expect, test } from 'vitest'
import { changeJob } from '#domain/jobs/facts.server.ts'
import type { FactChanges } from '#domain/jobs/facts/facts.ts'
import { getJob, listJobs } from '#domain/jobs/job-views.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aJobOf } from '#test/a-job.ts'
import { aVisitor } from '#test/a-receipt.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'
import { correctPhone, saveAnswers } from './visitor-changes.server.ts'

const [wrong, right] = ['+13305550188', '+13305550199']
const rounds = 12

/** Someone who sent a request and still holds its receipt, of which an owner has made a job. */
async function aJobOfVisitor(test: TestWorld) {
  const dana = await aPerson(test, 'Owner', 'Dana Heron')
  const visitor = await aVisitor(test, { phone: wrong, text_consent: true })
  const { id } = await aJobOf(test, dana, { id: visitor.id, facts: {} })
  const read = () => getJob(test.world, allow(dana, 'intake.view'), id)
  const change = (changes: FactChanges, revision: number) =>
    changeJob(test.world, allow(dana, 'intake.edit'), { id, changes, revision })
  const find = async (q: string) =>
    (await listJobs(test.world, allow(dana, 'intake.view'), { q, limit: 5 })).items.map((job) => job.id)
  return { visitor, id, read, change, find }
}

test('what a customer corrects at the moment at which someone changes another fact of the job stays corrected', async () => {
  const test = await createTestWorld()
  for (let round = 0; round < rounds; round++) {
    const { visitor, read, change } = await aJobOfVisitor(test)
    await Promise.all([
      correctPhone(test.world, visitor, right),
      saveAnswers(test.world, visitor, { text_consent: false }),
      change({ town: 'Canfield' }, 1),
    ])
    expect((await read()).facts).toMatchObject({ phone: right, text_consent: false, town: 'Canfield' })
  }
})

test('a change from before a customer’s correction does not undo it', async () => {
  const test = await createTestWorld()
  const { visitor, read, change } = await aJobOfVisitor(test)
  await correctPhone(test.world, visitor, right)
  await saveAnswers(test.world, visitor, { text_consent: false })
  for (const stale of [{ phone: wrong }, { text_consent: true }, { text_consent: true, phone: wrong }])
    await expect(change(stale, 1)).rejects.toMatchObject({ status: 409, code: 'job-moved-on' })
  const { facts, revision } = await read()
  expect(facts).toMatchObject({ phone: right, text_consent: false })
  await change({ year_built: 1974 }, 1)
  await change({ phone: wrong }, revision)
  expect((await read()).facts).toMatchObject({ phone: wrong, text_consent: false, year_built: 1974 })
})

test('a job is found by what its customer corrected, and its history tells of that', async () => {
  const test = await createTestWorld()
  const { visitor, id, read, find } = await aJobOfVisitor(test)
  await correctPhone(test.world, visitor, right)
  await saveAnswers(test.world, visitor, { town: 'Canfield' })
  expect(await find('555-0199')).toEqual([id])
  expect(await find('canfield')).toEqual([id])
  expect(await find('555-0188')).toEqual([])
  expect((await read()).history.slice(0, 2).map(({ name }) => name)).toEqual([
    'lead.answered',
    'lead.phone_corrected',
  ])
})

test('an answer that is no fact of the job leaves the job as it is, and so does one that is given again', async () => {
  const test = await createTestWorld()
  const { visitor, read } = await aJobOfVisitor(test)
  await saveAnswers(test.world, visitor, { message: 'Ring twice.', text_consent: true })
  await correctPhone(test.world, visitor, wrong)
  expect(await read()).toMatchObject({ revision: 1 })
})
