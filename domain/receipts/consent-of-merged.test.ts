import { expect, test } from 'vitest'
import { changeJob } from '#domain/jobs/facts.server.ts'
import type { FactChanges } from '#domain/jobs/facts/facts.ts'
import { getJob } from '#domain/jobs/job-views.server.ts'
import { mergeJob, unmergeJob } from '#domain/jobs/merge.server.ts'
import { writeMessage } from '#domain/messages/messages.flow.ts'
import { allow } from '#domain/roles/allowed.ts'
import { settleProblem } from '#domain/sync/decide.flow.ts'
import { reportProblem } from '#domain/sync/problems.server.ts'
import { newId } from '#platform/uuid.ts'
import { aCall, aJob, aJobOf } from '#test/a-job.ts'
import { aVisitor } from '#test/a-receipt.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { correctPhone, saveAnswers } from './visitor-changes.server.ts'

const phone = '+13305550188'

/** A customer who sent a request and called as well: the job of the request was merged into that of the call. */
async function aMergedRequest(facts: FactChanges = {}) {
  const test = await createTestWorld()
  const { world } = test
  const dana = await aPerson(test, 'Owner', 'Dana Heron')
  const visitor = await aVisitor(test, { phone, text_consent: true })
  const { id } = await aJobOf(test, dana, { id: visitor.id, facts: {} })
  const kept = await aJob(test, dana, { ...aCall, phone, ...facts })
  const read = (job = kept.id) => getJob(world, allow(dana, 'intake.view'), job)
  const merge = async () => {
    const { revision } = await read(id)
    await mergeJob(world, allow(dana, 'intake.merge'), { id, into: kept.number, revision })
  }
  const unmerge = () => unmergeJob(world, allow(dana, 'intake.merge'), id)
  const change = async (changes: FactChanges, { of = id, revision = 1 } = {}) =>
    changeJob(world, allow(dana, 'intake.edit'), { id: of, revision, changes })
  /** What a device reports that was refused, as the office takes it over. */
  async function takeOver(changes: FactChanges) {
    const problem = newId()
    const at = world.now().toISOString()
    const refused = { code: 'job-was-merged', detail: 'No.', made_at: at, refused_at: at, lead_id: id }
    const write = { kind: 'job_change', revision: 1, changes } as const
    await reportProblem(world, dana, { ...refused, id: problem, write })
    const decision = { id: problem, state: 'taken_over', reason: '' } as const
    await settleProblem(world, allow(dana, 'leads.assign'), decision)
  }
  return { ...test, dana, visitor, id, kept: kept.id, read, merge, unmerge, change, takeOver }
}

const noTexts = { reach_by: 'call', text_consent: false } as const
const texts = { reach_by: 'text', text_consent: true } as const

test('a customer who wants no more text messages gets none of the job that is kept, however often the answer is sent', async () => {
  const { world, visitor, id, read, merge } = await aMergedRequest({ text_consent: true })
  await merge()
  const { revision } = await read()
  const [first, again] = [
    await saveAnswers(world, visitor, noTexts),
    await saveAnswers(world, visitor, noTexts),
  ]
  expect(again).toEqual(first)
  expect(await read()).toMatchObject({ facts: { text_consent: false }, revision: revision + 1 })
  expect((await read()).history.map(({ name }) => name)).toContain('lead.answered')
  expect((await read(id)).facts.text_consent).toBe(false)
})

test('an answer from before the merge is answered again after it', async () => {
  const { world, visitor, read, merge } = await aMergedRequest({ text_consent: true })
  const first = await saveAnswers(world, visitor, noTexts)
  await merge()
  const before = await read()
  expect(await saveAnswers(world, visitor, noTexts)).toEqual(first)
  expect(await read()).toEqual(before)
})

test('an answer is that of a number: with another one it stays with the request, and nothing else of one that is closed changes', async () => {
  const { world, visitor, read, merge } = await aMergedRequest({ phone: '+13305550199', text_consent: true })
  await merge()
  await saveAnswers(world, visitor, noTexts)
  expect((await read()).facts.text_consent).toBe(true)
  const closed = { status: 403, code: 'lead-closed' }
  await expect(correctPhone(world, visitor, '+13305550122')).rejects.toMatchObject(closed)
  await expect(saveAnswers(world, visitor, { ...noTexts, message: 'No.' })).rejects.toMatchObject(closed)
})

test('a merge that is undone takes back what the customer said since in the merged request', async () => {
  const { world, visitor, id, read, merge, unmerge } = await aMergedRequest()
  const both = async () => [(await read()).facts.text_consent, (await read(id)).facts.text_consent]
  await merge()
  expect(await both()).toEqual([true, true])
  await saveAnswers(world, visitor, noTexts)
  expect(await both()).toEqual([false, false])
  await unmerge()
  expect(await both()).toEqual([undefined, false])
})

test('a yes from a merged request is not taken for the job that is kept: its timeline tells staff', async () => {
  const { world, dana, visitor, id, kept, read, merge, unmerge, change } = await aMergedRequest()
  await saveAnswers(world, visitor, noTexts)
  await change({ text_consent: false }, { of: kept })
  await merge()
  await saveAnswers(world, visitor, texts)
  const { facts, history } = await read()
  expect(facts.text_consent).toBe(false)
  const { number } = await read(id)
  expect(history.filter(({ name }) => name === 'job.consent_told')).toMatchObject([
    { words: expect.stringContaining(`The request of ${number}, which was merged`), facts: { from: number } },
  ])
  const text = {
    id: newId(),
    job_id: kept,
    channel: 'text',
    to: phone,
    subject: '',
    body: 'We come at 9.',
  } as const
  await expect(writeMessage(world, allow(dana, 'messages.send'), text)).rejects.toMatchObject({
    code: 'no-text-consent',
  })
  await unmerge()
  expect([(await read()).facts.text_consent, (await read(id)).facts.text_consent]).toEqual([false, true])
})

test('a no to text messages of either job counts after a merge, until that is undone', async () => {
  const { world, visitor, id, read, merge, unmerge } = await aMergedRequest({ text_consent: true })
  await saveAnswers(world, visitor, noTexts)
  await merge()
  const { facts, history } = await read()
  expect(facts.text_consent).toBe(false)
  expect(history.map(({ words }) => words)).toContain('Changed consent to text messages: No')
  await saveAnswers(world, visitor, texts)
  expect((await read()).facts.text_consent).toBe(false)
  await unmerge()
  expect([(await read()).facts.text_consent, (await read(id)).facts.text_consent]).toEqual([true, true])
})

test('a "Yes" that a merge brings to a job that was not asked is told, and goes with it', async () => {
  const { read, merge, unmerge } = await aMergedRequest()
  await merge()
  expect((await read()).history.map(({ words }) => words)).toContain('Changed consent to text messages: Yes')
  await unmerge()
  expect((await read()).facts.text_consent).toBeUndefined()
})

test('what staff said after the merged request stays when the merge is undone', async () => {
  const { world, visitor, kept, read, merge, unmerge, change } = await aMergedRequest({ text_consent: true })
  await merge()
  await saveAnswers(world, visitor, noTexts)
  const sayThere = async (text_consent: boolean) =>
    change({ text_consent }, { of: kept, revision: (await read()).revision })
  await sayThere(true)
  await sayThere(false)
  await unmerge()
  expect((await read()).facts.text_consent).toBe(false)
})

test('of two merged requests that say no, the job says no until both are out of it again', async () => {
  const { dana, visitor, kept, read, merge, unmerge, ...test } = await aMergedRequest({ text_consent: true })
  const { world } = test
  const second = await aVisitor(test, { phone, text_consent: true })
  await aJobOf({ world }, dana, { id: second.id, facts: {} })
  const merger = allow(dana, 'intake.merge')
  const { revision } = await read(second.id)
  await mergeJob(world, merger, { id: second.id, into: (await read(kept)).number, revision })
  await merge()
  await saveAnswers(world, visitor, noTexts)
  await saveAnswers(world, second, noTexts)
  await unmerge()
  expect((await read()).facts.text_consent).toBe(false)
  await unmergeJob(world, merger, second.id)
  expect((await read()).facts.text_consent).toBe(true)
})

test('where the kept job was merged on, both say no, and the undo of either merge takes its "No" back', async () => {
  const { world, dana, visitor, id, kept, read, merge, unmerge } = await aMergedRequest({
    text_consent: true,
  })
  const last = await aJob({ world }, dana, { ...aCall, phone, text_consent: true })
  const merger = allow(dana, 'intake.merge')
  const mergeOn = async () =>
    mergeJob(world, merger, { id: kept, into: last.number, revision: (await read()).revision })
  const said = async () =>
    Promise.all([id, kept, last.id].map(async (each) => (await read(each)).facts.text_consent))
  await merge()
  await mergeOn()
  await saveAnswers(world, visitor, noTexts)
  expect(await said()).toEqual([false, false, false])
  await unmergeJob(world, merger, kept)
  expect(await said()).toEqual([false, false, true])
  await mergeOn()
  expect(await said()).toEqual([false, false, false])
  await unmerge()
  expect(await said()).toEqual([false, true, true])
})

test('consent that a device tells of a merged job is refused as that, and the same again from before is not', async () => {
  const { id, merge, change } = await aMergedRequest()
  await change({ text_consent: false })
  await merge()
  await change({ text_consent: false })
  const refused = { status: 409, code: 'job-was-merged' }
  await expect(change({ text_consent: true }, { of: id, revision: 9 })).rejects.toMatchObject(refused)
})

test('what the office takes over of a merged job goes to the one that is kept, unless that says something else', async () => {
  const { kept, read, merge, change, takeOver } = await aMergedRequest({ pets: 'A cat' })
  await change({ text_consent: null })
  await merge()
  await takeOver({ text_consent: false, year_built: 1974 })
  expect((await read(kept)).facts).toMatchObject({ text_consent: false, year_built: 1974 })
  await expect(takeOver({ pets: 'A dog' })).rejects.toMatchObject({ code: 'job-moved-on' })
  await takeOver({ text_consent: false, pets: 'A cat' })
})

test('consent of another number does not', async () => {
  const { read, merge, change, takeOver } = await aMergedRequest({ phone: '+13305550199' })
  await change({ text_consent: null })
  await merge()
  await expect(takeOver({ text_consent: true })).rejects.toMatchObject({ code: 'job-moved-on' })
  expect((await read()).facts.text_consent).toBeUndefined()
})
