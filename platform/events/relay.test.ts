import { expect, test } from 'vitest'
import * as z from 'zod'
import { createTestWorld } from '#test/world.ts'
import { announce, eventsAfter } from './events.ts'
import { on } from '#platform/tasks/tasks.ts'
import { relayEvents, type PlannedTask } from './relay.ts'
import { inTransaction } from '#platform/database/transaction.ts'

const pumpFailed = {
  name: 'test.pump_failed',
  payload: z.object({ pump_id: z.uuid() }),
  subjects: ['pump_id'],
} as const
const pump = (nth: number) => ({ pump_id: `01930000-0000-7000-8000-00000000000${nth}` })
const tasks = [on(pumpFailed, 'callSomeone', async () => {})]

test('a fact that was rolled back never happened', async () => {
  const { world } = await createTestWorld()
  const filed: PlannedTask[] = []
  const failing = inTransaction(world, async (world) => {
    await announce(world, pumpFailed, pump(1))
    throw new Error('the write after it failed')
  })
  await expect(failing).rejects.toThrow('the write after it failed')
  expect(await relayEvents(world, tasks, async (_, planned) => void filed.push(...planned))).toBe(0)
  expect(filed).toEqual([])
})

test('two relays at once file each task once', async () => {
  const { world } = await createTestWorld()
  for (let nth = 1; nth <= 5; nth++) await announce(world, pumpFailed, pump(nth))
  const filed: PlannedTask[] = []
  const relay = () => relayEvents(world, tasks, async (_, planned) => void filed.push(...planned))
  await Promise.all([relay(), relay(), relay()])
  await relay()
  expect(filed.map(({ queue, payload }) => [queue, payload])).toEqual(
    [1, 2, 3, 4, 5].map((nth) => ['test.pump_failed/callSomeone', pump(nth)]),
  )
})

test('when filing fails the facts wait for the next relay', async () => {
  const { world } = await createTestWorld()
  await announce(world, pumpFailed, pump(1))
  await expect(relayEvents(world, tasks, () => Promise.reject(new Error('queue is away')))).rejects.toThrow()
  expect(await eventsAfter(world, 0)).toEqual([])
  expect(await relayEvents(world, tasks, async () => {})).toBe(1)
})

test('a fact that commits late comes last: who has read up to a position has missed nothing', async () => {
  const { world } = await createTestWorld()
  await inTransaction(world, async (slow) => {
    await announce(slow, pumpFailed, pump(1))
    await announce(world, pumpFailed, pump(2))
    await relayEvents(world, tasks, async () => {})
    expect((await eventsAfter(world, 0)).map(({ position, subject }) => [position, subject])).toEqual([
      [1, pump(2).pump_id],
    ])
  })
  await relayEvents(world, tasks, async () => {})
  expect((await eventsAfter(world, 1)).map(({ position, subject }) => [position, subject])).toEqual([
    [2, pump(1).pump_id],
  ])
})
