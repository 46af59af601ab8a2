import { expect, test } from 'vitest'
import { changeJob } from '#domain/jobs/facts.server.ts'
import type { FactChanges } from '#domain/jobs/facts/facts.ts'
import { getJob } from '#domain/jobs/job-views.server.ts'
import { mergeJob, unmergeJob } from '#domain/jobs/merge.server.ts'
import { moveLead } from '#domain/leads/moves.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aCall, aJob } from '#test/a-job.ts'
import { aReceipt } from '#test/a-receipt.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { aText, phone } from './a-customer.fixture.ts'
import { retryMessage, writeMessage } from './messages.flow.ts'
import { textMessage } from './messages.tasks.ts'

const otherPhone = '+13305559118'
const yes = { phone, text_consent: true }
const no = { phone, text_consent: false }
const refused = { status: 409, code: 'no-texts-to-number' }

async function anOffice() {
  const test = await createTestWorld()
  const { world } = test
  const dana = await aPerson(test, 'Owner', 'Dana Heron')
  const sender = allow(dana, 'messages.send')
  const job = (facts: FactChanges) => aJob(test, dana, { ...aCall, ...facts })
  const read = (id: string) => getJob(world, allow(dana, 'intake.view'), id)
  const merge = async ({ id }: { id: string }, into: { number: string }) => {
    const { revision } = await read(id)
    await mergeJob(world, allow(dana, 'intake.merge'), { id, into: into.number, revision })
  }
  const unmerge = ({ id }: { id: string }) => unmergeJob(world, allow(dana, 'intake.merge'), id)
  const say = async ({ id }: { id: string }, changes: FactChanges) => {
    const { revision } = await read(id)
    await changeJob(world, allow(dana, 'intake.edit'), { id, revision, changes })
  }
  const write = async ({ id: job_id }: { id: string }) =>
    (await writeMessage(world, sender, { ...aText(), job_id })).message
  const retry = ({ id: job_id }: { id: string }, message: { id: string }) =>
    retryMessage(world, sender, { job_id, id: message.id })
  const deliver = ({ id }: { id: string }) => textMessage(world, { message_id: id, channel: 'text' })
  const fail = () => world.db.updateTable('message').set({ status: 'failed', failure: 'service' }).execute()
  return { ...test, dana, job, merge, unmerge, say, write, retry, deliver, fail }
}

test('a "No" of the number counts where the job between two of its requests has another number', async () => {
  const { job, merge, unmerge, write } = await anOffice()
  const [first, between, last] = [await job(no), await job({ ...yes, phone: otherPhone }), await job(yes)]
  await merge(first, between)
  await merge(between, last)
  await expect(write(last)).rejects.toMatchObject({
    ...refused,
    message: expect.stringMatching(
      /^Another request in this job’s file says no to text messages at this number\./,
    ),
  })
  await unmerge(first)
  expect(await write(last)).toMatchObject({ status: 'waiting' })
})

test('it counts where the number of the kept job is corrected to it, until staff say that this customer agrees', async () => {
  const { job, merge, say, write } = await anOffice()
  const [merged, kept] = [await job(no), await job({ ...yes, phone: otherPhone })]
  await merge(merged, kept)
  await say(kept, { text_consent: false })
  await say(kept, { text_consent: true })
  expect(await write(kept).catch(({ code }) => code)).toBe('recipient-moved-on')
  await say(kept, { phone })
  await expect(write(kept)).rejects.toMatchObject(refused)
  await say(kept, { text_consent: false })
  await say(kept, { text_consent: true })
  expect(await write(kept)).toMatchObject({ status: 'waiting' })
})

test('a text that waits at a merged job is not sent where the one it was merged into says no to its number', async () => {
  const { world, job, merge, write, deliver, texts } = await anOffice()
  const [first, between, last] = [await job(yes), await job(no), await job({ ...yes, phone: otherPhone })]
  const message = await write(first)
  await merge(first, between)
  await merge(between, last)
  await deliver(message)
  expect(texts).toEqual([])
  expect(await world.db.selectFrom('message').select(['status', 'failure']).execute()).toEqual([
    { status: 'failed', failure: 'consent' },
  ])
})

test('a request that was closed as a duplicate counts, also for one that is sent again; one of another number does not', async () => {
  const { world, api, dana, job, write, retry, fail } = await anOffice()
  const kept = await job(yes)
  const { reference } = await world.db
    .selectFrom('lead')
    .select('reference')
    .where('id', '=', kept.id)
    .executeTakeFirstOrThrow()
  const close = async (from: string) => {
    const { id } = await aReceipt({ api }, { phone: from, text_consent: true })
    await world.db.updateTable('lead').set({ text_consent: false }).where('id', '=', id).execute()
    const move = { status: 'closed', outcome: 'duplicate', duplicate_of: reference, revision: 1 } as const
    await moveLead(world, allow(dana, 'leads.work'), { id, ...move })
  }
  await close(otherPhone)
  const message = await write(kept)
  await close(phone)
  await fail()
  await expect(retry(kept, message)).rejects.toMatchObject(refused)
})
