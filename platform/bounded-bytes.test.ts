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
  async function* breaking() {
    yield Buffer.from('half')
    throw new Error('ECONNRESET')
  }
  await expect(readBounded(breaking(), 100, tooLarge)).rejects.toMatchObject({ status: 400 })
})

test('many large bodies at once are told to come again, and room is made when they are done', async () => {
  const chunk = Buffer.alloc(megabyte)
  const open: (() => void)[] = []
  async function* waiting() {
    for (let index = 0; index < 15; index++) yield chunk
    await new Promise<void>((resolve) => open.push(resolve))
  }
  const readings = Array.from({ length: 20 }, () => readBounded(waiting(), 15 * megabyte, tooLarge))
  const answers = Promise.allSettled(readings)
  await expect(Promise.race(readings)).rejects.toMatchObject({ status: 503, extra: { retryAfter: 5 } })
  while (open.length < 17) await Promise.resolve()
  for (const end of open) end()
  const refused = (await answers).filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(3)
  expect(await readBounded(stream([chunk]), megabyte, tooLarge)).toHaveLength(megabyte)
})

async function* stream(chunks: Buffer[]) {
  yield* chunks
}
