import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { NewMessage } from '#domain/messages/message.ts'
import { writeMessage } from '#domain/messages/messages.flow.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aCall, aJob } from '#test/a-job.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import type { FactChanges } from './facts/facts.ts'
import { getJob } from './job-views.server.ts'
import { mergeJob, unmergeJob } from './merge.server.ts'

const reached = { email: 'erin@second.example', phone2: '+17245550190' }

/** A call of Nora without an email, and one about the same house with an email and a second number. */
async function twoCallers(second: FactChanges) {
  const test = await createTestWorld()
  const { world } = test
  const dana = await aPerson(test, 'Owner', 'Dana Heron')
  const kept = await aJob(test, dana)
  const other = await aJob(test, dana, { ...aCall, ...reached, pets: 'A dog', ...second })
  const merge = () =>
    mergeJob(world, allow(dana, 'intake.merge'), { id: other.id, into: kept.number, revision: 1 })
  const undo = () => unmergeJob(world, allow(dana, 'intake.merge'), other.id)
  const read = () => getJob(world, allow(dana, 'intake.view'), kept.id)
  const email = () =>
    writeMessage(world, allow(dana, 'messages.send'), {
      ...NewMessage.parse({ id: newId(), channel: 'email', to: reached.email, subject: 'Hi', body: 'At 9.' }),
      job_id: kept.id,
    })
  return { ...test, kept, other, merge, undo, read, email }
}

test('the address and the second number of another caller do not become those of the customer', async () => {
  const erin = { name: 'Erin Heron', phone: '+17245550188' }
  const { other, merge, undo, read, email } = await twoCallers(erin)
  await merge()
  const { facts, merged, history } = await read()
  expect(facts).toMatchObject({ pets: 'A dog' })
  expect(facts).not.toHaveProperty('email')
  expect(facts).not.toHaveProperty('phone2')
  await expect(email()).rejects.toMatchObject({ code: 'recipient-moved-on' })
  // They are shown with their caller instead.
  expect(merged).toEqual([{ id: other.id, number: other.number, ...erin, ...reached }])
  expect(history.find(({ name }) => name === 'job.merged')?.facts).toMatchObject({ facts: [] })
  await undo()
  expect((await read()).facts).not.toHaveProperty('pets')
})

test('those of someone who called again from the same phone are learned, and go again with an undo', async () => {
  const { merge, undo, read, email } = await twoCallers({})
  await merge()
  expect((await read()).facts).toMatchObject(reached)
  await email()
  await undo()
  expect((await read()).facts).not.toHaveProperty('email')
})
