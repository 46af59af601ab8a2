import { expect, test } from 'vitest'
import { aLeadComesIn, aReachable, claim, historyOf, putOnCall } from '#test/on-call.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'
import { deliver } from './alerts.tasks.ts'

/** One person on call whom only text messages reach, and a text message that still waits. */
async function oneWaits(test: TestWorld) {
  const ann = await aReachable(test, 'Ann Miller')
  await test.world.db.updateTable('employee').set({ email: '' }).where('id', '=', ann.id).execute()
  await putOnCall(test, ann, 'first')
  const lead = await aLeadComesIn(test)
  test.texts.length = 0
  const waiting = { status: 'waiting', tries: 0, sent_at: null } as const
  const { id } = await test.world.db
    .updateTable('delivery')
    .set(waiting)
    .where('channel', '=', 'text')
    .returning('id')
    .executeTakeFirstOrThrow()
  await test.world.db.deleteFrom('event').where('name', '=', 'alert.delivered').execute()
  return { ann, lead, id }
}

function failing({ world }: TestWorld, words: string) {
  return { ...world, texts: { send: () => Promise.reject(new Error(words)) } }
}

async function stateOf({ world }: TestWorld, id: string) {
  const columns = ['status', 'tries', 'error'] as const
  return world.db.selectFrom('delivery').select(columns).where('id', '=', id).executeTakeFirst()
}

test('a text message that failed is tried again, and both stand in the history', async () => {
  const test = await createTestWorld()
  const { ann, lead, id } = await oneWaits(test)
  const broken = failing(test, 'The text service answered with 500.')
  await expect(deliver(broken, id)).rejects.toThrow('The text service answered with 500.')
  expect(await stateOf(test, id)).toEqual({
    status: 'waiting',
    tries: 1,
    error: 'The text service answered with 500.',
  })
  await deliver(test.world, id)
  expect(await stateOf(test, id)).toEqual({ status: 'sent', tries: 2, error: null })
  const told = (await historyOf(test, ann, lead)).filter(({ name }) => /delivered|failed/.test(name))
  expect(told.map(({ name, words }) => [name, words])).toEqual([
    ['alert.failed', 'Text message to Ann Miller failed: The text service answered with 500.'],
    ['alert.delivered', 'Text message sent to Ann Miller'],
  ])
})

test('what was sent is not sent again, whoever asks', async () => {
  const test = await createTestWorld()
  const { id } = await oneWaits(test)
  await deliver(test.world, id)
  await deliver(test.world, id)
  expect(test.texts.map(({ key }) => key)).toEqual([`alert-${id}`])
})

test('a process that died between sending and writing down sends the same message again, under the same key', async () => {
  const test = await createTestWorld()
  const { id } = await oneWaits(test)
  const dying = {
    ...test.world,
    now(): Date {
      throw new Error('the process died')
    },
  }
  await expect(deliver(dying, id)).rejects.toThrow('the process died')
  await deliver(test.world, id)
  expect(test.texts.map(({ key }) => key)).toEqual([`alert-${id}`, `alert-${id}`])
  const events = await test.world.db
    .selectFrom('event')
    .where('name', '=', 'alert.delivered')
    .selectAll()
    .execute()
  expect(events).toHaveLength(1)
})

test('after five tries it has failed, and is not tried any more', async () => {
  const test = await createTestWorld()
  const { id } = await oneWaits(test)
  const broken = failing(test, 'The text service could not be reached.')
  for (let nth = 1; nth < 5; nth++) await expect(deliver(broken, id)).rejects.toThrow()
  await deliver(broken, id)
  expect(await stateOf(test, id)).toMatchObject({ status: 'failed', tries: 5 })
  await deliver(test.world, id)
  expect(test.texts).toEqual([])
})

test('what a text service said of a person is not kept in the history', async () => {
  const test = await createTestWorld()
  const { ann, id } = await oneWaits(test)
  await expect(deliver(failing(test, `no route to ${ann.mobile}`), id)).rejects.toThrow()
  expect((await stateOf(test, id))?.error).toBe('The text message could not be sent.')
})

test('what waits when the request is claimed is not sent, and not kept as if it had been', async () => {
  const test = await createTestWorld()
  const { ann, lead, id } = await oneWaits(test)
  await claim(ann, lead)
  await deliver(test.world, id)
  expect(test.texts).toEqual([])
  expect(await stateOf(test, id)).toBeUndefined()
})
