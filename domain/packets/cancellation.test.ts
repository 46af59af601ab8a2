import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { aPacketJob } from './a-packet-job.fixture.ts'
import { signedAt } from './papers.fixture.ts'

const at = '2026-11-20T12:00:00.000Z'
const canceled = { signed_on: '2026-11-20', cancel_signature: signedAt(at) }

/** A job with its papers, which the customer canceled. */
async function aCanceledJob() {
  const test = await aPacketJob()
  const { authorize, put, forms, wait } = test
  await authorize()
  const id = newId()
  await put('notice-of-cancellation', canceled, { id })
  wait(minute)
  const start = async () => {
    const { is_canceled, is_noticed } = (await forms()).start
    return { is_canceled, is_noticed }
  }
  return { ...test, id, start }
}

const stands = { is_canceled: true, is_noticed: false }

test('a cancellation stands, whatever notice someone fills in afterwards, until the office makes it void', async () => {
  const { id, start, notify, decide } = await aCanceledJob()
  expect((await notify()).status).toBe(201)
  expect(await start()).toEqual(stands)
  await decide(id, 'void', { revision: 1, reason: 'Signed in the wrong place' })
  expect(await start()).toEqual({ is_canceled: false, is_noticed: true })
})

test('a cancellation of which the office wants a fix stands', async () => {
  const { id, start, notify, decide } = await aCanceledJob()
  await decide(id, 'request-fix', { revision: 1, reason: 'Which address?' })
  await notify()
  expect(await start()).toEqual(stands)
})

test('nothing takes the place of a cancellation but a form that cancels, too', async () => {
  const { id, start, put } = await aCanceledJob()
  const refused = await put('notice-of-cancellation', { signed_on: '2026-11-20' }, { revises: id })
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'cancellation-stands'])
  const kept = { ...canceled, signed_on: '2026-11-19' }
  expect((await put('notice-of-cancellation', kept, { revises: id })).status).toBe(201)
  expect(await start()).toEqual(stands)
})
