import { expect, test } from 'vitest'
import { runClients } from './clients.ts'

test('each client does one thing at a time, and everything that was begun is counted', async () => {
  const busy = new Set<number>()
  let done = 0
  const { count, milliseconds, perSecond } = await runClients(3, 20, async (client) => {
    expect(busy.has(client)).toBe(false)
    busy.add(client)
    await new Promise(setImmediate)
    busy.delete(client)
    done++
  })
  expect(count).toBe(done)
  expect(milliseconds).toHaveLength(done)
  expect(done).toBeGreaterThan(0)
  expect(perSecond).toBeGreaterThan(0)
})
