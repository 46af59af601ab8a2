import { expect, test } from 'vitest'
import { getJob } from '#domain/jobs/job-views.server.ts'
import { mergeJob } from '#domain/jobs/merge.server.ts'
import { moveLead } from '#domain/leads/moves.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aCall, aJob, aJobOf } from '#test/a-job.ts'
import { aVisitor } from '#test/a-receipt.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { saveAnswers } from './visitor-changes.server.ts'

const phone = '+13305550188'
const noTexts = { reach_by: 'call', text_consent: false } as const
const texts = { reach_by: 'text', text_consent: true } as const

/** A request that is no job and was closed as a duplicate of another one, which agreed to text messages. */
async function aDuplicate({ of = phone, consent = true, hasJob = true } = {}) {
  const test = await createTestWorld()
  const { world } = test
  const dana = await aPerson(test, 'Owner', 'Dana Heron')
  const kept = await aVisitor(test, { phone: of, text_consent: true })
  if (hasJob) await aJobOf(test, dana, { id: kept.id, facts: {} })
  const close = async (id: string, duplicate_of: string) => {
    const { revision } = await lead(id)
    const move = { id, status: 'closed', outcome: 'duplicate', duplicate_of, revision } as const
    await moveLead(world, allow(dana, 'leads.work'), move)
  }
  const lead = (id: string) =>
    world.db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const visitor = await aVisitor(test, { phone, text_consent: consent })
  await close(visitor.id, kept.reference)
  const says = async (id: string) => (await lead(id)).text_consent
  const read = (id: string) => getJob(world, allow(dana, 'intake.view'), id)
  const eventsOf = async (id: string) => {
    const events = world.db.selectFrom('event').select('name').where('subject', '=', id)
    return (await events.orderBy('id').execute()).map(({ name }) => name)
  }
  return { ...test, dana, visitor, kept, close, says, read, eventsOf }
}

test('a "No" in a request closed as a duplicate counts for the job of the other one, whose history tells it', async () => {
  const { world, visitor, kept, says, read } = await aDuplicate()
  const { revision } = await read(kept.id)
  await saveAnswers(world, visitor, noTexts)
  expect([await says(visitor.id), await says(kept.id)]).toEqual([false, false])
  const after = await read(kept.id)
  expect(after.revision).toBe(revision + 1)
  expect(after.history.map(({ words }) => words)).toContain('Changed consent to text messages: No')
  await saveAnswers(world, visitor, noTexts)
  expect(await read(kept.id)).toEqual(after)
})

test('it counts for the job as well that this one was merged into, and is not that of another number', async () => {
  const { world, dana, visitor, kept, says, read } = await aDuplicate()
  const last = await aJob({ world }, dana, { ...aCall, phone, text_consent: true })
  const { revision } = await read(kept.id)
  await mergeJob(world, allow(dana, 'intake.merge'), { id: kept.id, into: last.number, revision })
  await saveAnswers(world, visitor, noTexts)
  expect([await says(kept.id), await says(last.id)]).toEqual([false, false])
  const other = await aDuplicate({ of: '+13305550199' })
  await saveAnswers(other.world, other.visitor, noTexts)
  expect(await other.says(other.kept.id)).toBe(true)
})

test('it is followed through requests that are no jobs, also where each is the duplicate of the other', async () => {
  const { world, visitor, kept, close, says, eventsOf } = await aDuplicate({ hasJob: false })
  await close(kept.id, visitor.reference)
  await saveAnswers(world, visitor, noTexts)
  expect([await says(visitor.id), await says(kept.id)]).toEqual([false, false])
  expect(await eventsOf(kept.id)).toContain('lead.answered')
})

test('a "Yes" of a duplicate is told by the timeline of the job, whose answer stays', async () => {
  const { world, visitor, kept, read } = await aDuplicate()
  await saveAnswers(world, visitor, noTexts)
  await saveAnswers(world, visitor, texts)
  const { facts, history } = await read(kept.id)
  expect(facts.text_consent).toBe(false)
  expect(history.find(({ name }) => name === 'job.consent_told')).toMatchObject({
    words: `Request ${visitor.reference}, which was closed as a duplicate, now agrees to text messages. This job’s answer was not changed: ask the customer`,
    facts: { from: visitor.reference },
  })
})
