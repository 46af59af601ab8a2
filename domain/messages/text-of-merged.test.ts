import { expect, test } from 'vitest'
import { changeJob } from '#domain/jobs/facts.server.ts'
import type { FactChanges } from '#domain/jobs/facts/facts.ts'
import { getJob } from '#domain/jobs/job-views.server.ts'
import { mergeJob } from '#domain/jobs/merge.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aCall, aJob } from '#test/a-job.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { aText, phone } from './a-customer.fixture.ts'
import { retryMessage, writeMessage } from './messages.flow.ts'
import { textMessage } from './messages.tasks.ts'

/** A text message that waits at a job, which was merged into another one meanwhile. */
async function aTextOfMerged(facts: FactChanges = {}) {
  const test = await createTestWorld()
  const { world } = test
  const dana = await aPerson(test, 'Owner', 'Dana Heron')
  const kept = await aJob(test, dana, { ...aCall, phone, text_consent: true, ...facts })
  const merged = await aJob(test, dana, { ...aCall, phone, text_consent: true })
  const sender = allow(dana, 'messages.send')
  const { message } = await writeMessage(world, sender, { ...aText(), job_id: merged.id })
  await mergeJob(world, allow(dana, 'intake.merge'), { id: merged.id, into: kept.number, revision: 1 })
  const fail = () => world.db.updateTable('message').set({ status: 'failed', failure: 'service' }).execute()
  const retry = ({ id: job_id }: { id: string }) => retryMessage(world, sender, { job_id, id: message.id })
  const deliver = () => textMessage(world, { message_id: message.id, channel: 'text' })
  const sayAtKept = async (changes: FactChanges) => {
    const { revision } = await getJob(world, allow(dana, 'intake.view'), kept.id)
    await changeJob(world, allow(dana, 'intake.edit'), { id: kept.id, revision, changes })
  }
  return { ...test, kept, merged, fail, retry, deliver, sayAtKept }
}

test('a text message that failed is sent again from the job that is kept, and not from the merged one', async () => {
  const { kept, merged, fail, retry, deliver, texts } = await aTextOfMerged()
  await fail()
  await expect(retry(merged)).rejects.toMatchObject({ code: 'job-was-merged' })
  expect(await retry(kept)).toMatchObject({ status: 'waiting' })
  await deliver()
  expect(texts.map(({ to }) => to)).toEqual([phone])
})

test('a text message that waits is not sent where the kept job says no to that number by now', async () => {
  const { world, deliver, sayAtKept, texts } = await aTextOfMerged()
  await sayAtKept({ text_consent: false })
  await deliver()
  expect(texts).toEqual([])
  expect(await world.db.selectFrom('message').select(['status', 'failure']).execute()).toEqual([
    { status: 'failed', failure: 'consent' },
  ])
})

test('what the kept job says of another number is no answer of the one that is texted', async () => {
  const { deliver, texts } = await aTextOfMerged({ phone: '+13305559118', text_consent: false })
  await deliver()
  expect(texts.map(({ to }) => to)).toEqual([phone])
})
