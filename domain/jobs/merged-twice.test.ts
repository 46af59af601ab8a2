import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { addStaffPhoto } from '#domain/leads/staff-photos.server.ts'
import { noteOnLead } from '#domain/leads/leads.server.ts'
import { NewMessage } from '#domain/messages/message.ts'
import { readMessages, writeMessage } from '#domain/messages/messages.flow.ts'
import { NewEntry } from '#domain/money/entry.ts'
import { enterMoney, getMoney } from '#domain/money/money.flow.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aCall, aJob } from '#test/a-job.ts'
import { aPutPhoto } from '#test/a-put-photo.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { changeJob } from './facts.server.ts'
import { getJob } from './job-views.server.ts'
import { mergeJob, unmergeJob } from './merge.server.ts'

/** Three jobs of one loss, each with a note, a photo, an email and an amount, and with a fact that no other has. */
async function threeCalls() {
  const test = await createTestWorld()
  const { world } = test
  const dana = await aPerson(test, 'Owner', 'Dana Heron')
  const email = 'nora@trillium-family.us'
  const own = [{ year_built: 1974 }, { pets: 'A dog' }, { unit: '2' }]
  const jobs = []
  for (const [nth, facts] of own.entries()) {
    const job = await aJob(test, dana, { ...aCall, email, ...facts })
    const worker = allow(dana, 'leads.work')
    await noteOnLead(world, worker, { id: newId(), lead_id: job.id, text: `Note ${nth}` })
    await addStaffPhoto(world, worker, { lead_id: job.id, sha256: await aPutPhoto(test, dana, 60 + nth) })
    const message = {
      id: newId(),
      channel: 'email',
      to: email,
      subject: `Email ${nth}`,
      body: 'We come at 9.',
    }
    await writeMessage(world, allow(dana, 'messages.send'), {
      ...NewMessage.parse(message),
      job_id: job.id,
    })
    const charge = { id: newId(), type: 'charge', kind: 'mitigation', party: null, on: '2026-11-20' }
    const entry = NewEntry.parse({ ...charge, amount_cents: 10 ** nth })
    await enterMoney(world, allow(dana, 'money.edit'), { ...entry, job_id: job.id })
    jobs.push(job)
  }
  const [a, b, c] = jobs
  if (!a || !b || !c) throw new Error('three jobs were made')

  const job = (id: string) => getJob(world, allow(dana, 'intake.view'), id)
  const merge = async (from: { id: string }, into: { number: string }) => {
    const { revision } = await job(from.id)
    await mergeJob(world, allow(dana, 'intake.merge'), { id: from.id, into: into.number, revision })
  }
  const undo = ({ id }: { id: string }) => unmergeJob(world, allow(dana, 'intake.merge'), id)
  /** What the file of a job has, by the number of the call that it came with. */
  const file = async ({ id }: { id: string }) => {
    const { notes, photos, facts, merged, history, merged_into } = await job(id)
    const messages = await readMessages(world, allow(dana, 'messages.send'), { job_id: id, limit: 30 })
    const money = await getMoney(world, allow(dana, 'money.view'), { job_id: id, limit: 30 })
    return {
      notes: notes.map(({ text }) => text).toSorted(),
      photos: photos.map(({ width }) => width).toSorted(),
      messages: messages.items.map(({ subject }) => subject).toSorted(),
      balance: money.balance_cents,
      made: history.filter(({ name }) => name === 'job.made').length,
      facts: Object.keys(facts).filter((name) => own.some((facts) => name in facts)),
      merged: merged.map(({ number }) => number),
      leadsTo: merged_into?.number ?? null,
    }
  }
  const change = async ({ id }: { id: string }, changes: object) => {
    const { revision } = await job(id)
    await changeJob(world, allow(dana, 'intake.edit'), { id, changes, revision })
  }
  return { ...test, a, b, c, merge, undo, file, change }
}

/** The file of a job with the records of these calls. */
function fileOf(calls: readonly number[], rest: object) {
  return {
    notes: calls.map((nth) => `Note ${nth}`),
    photos: calls.map((nth) => 60 + nth),
    messages: calls.map((nth) => `Email ${nth}`),
    balance: calls.reduce((sum, nth) => sum + 10 ** nth, 0),
    ...rest,
  }
}

test('a job that others were merged into brings them along, and all their numbers lead to the last', async () => {
  const { a, b, c, merge, file } = await threeCalls()
  await merge(a, b)
  await merge(b, c)
  expect(await file(c)).toMatchObject(
    fileOf([0, 1, 2], { made: 3, merged: [a.number, b.number], leadsTo: null }),
  )
  expect((await file(c)).facts.toSorted()).toEqual(['pets', 'unit', 'year_built'])
  expect(await file(a)).toMatchObject(fileOf([0], { leadsTo: c.number }))
  expect(await file(b)).toMatchObject(fileOf([0, 1], { leadsTo: c.number }))
})

test('the first of two merges is undone alone: what it brought leaves both jobs', async () => {
  const { a, b, c, merge, undo, file } = await threeCalls()
  await merge(a, b)
  await merge(b, c)
  await undo(a)
  expect(await file(a)).toMatchObject(fileOf([0], { facts: ['year_built'], merged: [], leadsTo: null }))
  const both = await file(c)
  expect(both).toMatchObject(fileOf([1, 2], { merged: [b.number] }))
  expect(both.facts.toSorted()).toEqual(['pets', 'unit'])
  await undo(b)
  expect(await file(b)).toMatchObject(fileOf([1], { facts: ['pets'], merged: [], leadsTo: null }))
  expect(await file(c)).toMatchObject(fileOf([2], { facts: ['unit'], merged: [] }))
})

test('the second of two merges is undone alone: the first stays', async () => {
  const { a, b, c, merge, undo, file } = await threeCalls()
  await merge(a, b)
  await merge(b, c)
  await undo(b)
  const both = await file(b)
  expect(both).toMatchObject(fileOf([0, 1], { merged: [a.number], leadsTo: null }))
  expect(both.facts.toSorted()).toEqual(['pets', 'year_built'])
  expect(await file(c)).toMatchObject(fileOf([2], { facts: ['unit'], merged: [] }))
  expect((await file(a)).leadsTo).toBe(b.number)
  await undo(a)
  expect(await file(b)).toMatchObject(fileOf([1], { facts: ['pets'], merged: [] }))
})

test('what was changed since in the last job stays there when the first merge is undone', async () => {
  const { a, b, c, merge, undo, file, change } = await threeCalls()
  await merge(a, b)
  await merge(b, c)
  await change(c, { year_built: 1980 })
  await undo(a)
  expect((await file(c)).facts.toSorted()).toEqual(['pets', 'unit', 'year_built'])
})
