import { expect, test } from 'vitest'
import { readBounded } from './bounded-bytes.ts'
import { Refusal } from './refusal.ts'

const tooLarge = () => new Refusal(413, 'large', 'Too large.')
const megabyte = 1024 * 1024

test('what is small enough arrives as it was sent', async () => {
  const chunks = Array.from({ length: 4 }, (_, index) => Buffer.from([index]))
  expect(await readBounded(stream(chunks), 4, tooLarge)).toEqual(Buffer.from([0, 1, 2, 3]))
})

test('reading stops at the first byte too many', async () => {
  let sent = 0
  async function* endless() {
    for (;;) yield Buffer.alloc(++sent && 1000)
  }
  await expect(readBounded(endless(), 2500, tooLarge)).rejects.toMatchObject({ status: 413 })
  expect(sent).toBe(3)
})

test('a connection that breaks is a refusal, not a bug', async () => {
  await expect(readBounded(breaking(), 100, tooLarge)).rejects.toMatchObject({ status: 400 })
})

test('a crowd of large bodies is told to come again, and there is room again once it is gone', async () => {
  const ends: (() => void)[] = []
  async function* stalling() {
    for (let index = 0; index < 15; index++) yield chunk
    await new Promise<void>((resolve) => ends.push(resolve))
  }
  const readings = Array.from({ length: 30 }, () => readBounded(stalling(), 15 * megabyte, tooLarge))
  await expect(Promise.race(readings)).rejects.toMatchObject({ status: 503, extra: { retryAfter: 5 } })
  const answers = Promise.allSettled(readings)
  await new Promise((resolve) => setImmediate(resolve))
  expect(ends.length).toBeGreaterThan(0)
  expect(ends.length).toBeLessThan(18)

  for (const end of ends) end()
  expect((await answers).filter(({ status }) => status === 'fulfilled')).toHaveLength(ends.length)
  expect(await readBounded(fifteen(), 15 * megabyte, tooLarge)).toHaveLength(15 * megabyte)
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
