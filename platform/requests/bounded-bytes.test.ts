import { expect, test } from 'vitest'
import { readBounded } from './bounded-bytes.ts'
import { Refusal } from '#platform/refusal.ts'

const tooLarge = () => new Refusal(413, 'too-large', 'Too large.')
const megabyte = 1024 * 1024

test('what is small enough arrives as it was sent', async () => {
  const chunks = Array.from({ length: 4 }, (_, index) => Buffer.from([index]))
  expect(await read(stream(chunks), 4)).toEqual(Buffer.from([0, 1, 2, 3]))
})

test('reading stops at the first byte too many', async () => {
  let sent = 0
  async function* endless() {
    for (;;) yield Buffer.alloc(++sent && 1000)
  }
  await expect(read(endless(), 2500)).rejects.toMatchObject({ status: 413 })
  expect(sent).toBe(3)
})

test('a connection that breaks is a refusal, not a bug', async () => {
  await expect(read(breaking(), 100)).rejects.toMatchObject({ status: 400 })
})

test('a crowd of large bodies is told to come again, and there is room again once it is gone', async () => {
  const { readings, ends } = crowd(30)
  await expect(Promise.race(readings)).rejects.toMatchObject({ status: 503, extra: { retryAfter: 5 } })
  const answers = Promise.allSettled(readings)
  await new Promise((resolve) => setImmediate(resolve))
  expect(ends.length).toBeGreaterThan(0)
  expect(ends.length).toBeLessThan(18)

  for (const end of ends) end()
  expect((await answers).filter(({ status }) => status === 'fulfilled')).toHaveLength(ends.length)
  expect(await read(fifteen(), 15 * megabyte)).toHaveLength(15 * megabyte)
})

test('an address that stalls as many uploads as there is room for shuts out no one else', async () => {
  const { readings, ends } = crowd(18)
  const answers = Promise.allSettled(readings)
  await expect.poll(() => ends.length).toBe(17)
  for (const from of ['another', 'a third']) {
    const bodies = await Promise.all([
      read(fifteen(), 15 * megabyte, from),
      read(fifteen(), 15 * megabyte, from),
    ])
    expect(bodies.map(({ length }) => length)).toEqual([15 * megabyte, 15 * megabyte])
  }
  for (const end of ends) end()
  // One found no room, and two had to give way: the room that they left was enough for all others.
  const arrived = (await answers).filter(({ status }) => status === 'fulfilled')
  expect(arrived).toHaveLength(15)
})

const chunk = Buffer.alloc(megabyte)

async function* fifteen() {
  for (let index = 0; index < 15; index++) yield chunk
}

async function* breaking() {
  yield Buffer.from('half')
  throw new Error('ECONNRESET')
}

async function* stream(chunks: Buffer[]) {
  yield* chunks
}

function read(chunks: AsyncIterable<Uint8Array>, most: number, from = 'a crowd') {
  return readBounded(chunks, { most, tooLarge, from })
}

/** Uploads of one address that come to their last byte, and wait there until the test lets them end. */
function crowd(count: number) {
  const ends: (() => void)[] = []
  async function* stalling() {
    yield* fifteen()
    await new Promise<void>((resolve) => ends.push(resolve))
  }
  const readings = Array.from({ length: count }, () => read(stalling(), 15 * megabyte))
  return { readings, ends }
}
