import { expect, test } from 'vitest'
import * as z from 'zod'
import { createTestWorld } from '#test/world.ts'
import { announce } from '#platform/events/events.ts'
import { on, within } from './tasks.ts'
import { relayEvents } from '#platform/events/relay.ts'
import { second } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { openWorkQueue } from './work-queue.ts'

const pumpFailed = {
  name: 'test.pump_failed',
  payload: z.object({ pump_id: z.uuid() }),
  subjects: ['pump_id'],
} as const

test('a committed fact becomes work, and work that fails is done again', async () => {
  const { world, connection } = await createTestWorld()
  const seen: string[] = []
  const { promise: done, resolve } = Promise.withResolvers<void>()
  const tasks = [
    on(pumpFailed, 'callSomeone', async (_, { pump_id }) => {
      seen.push(pump_id)
      if (seen.length === 1) throw new Error('nobody answers')
      resolve()
    }),
  ]
  const queue = await openWorkQueue(world, connection, tasks)
  const pump_id = '01930000-0000-7000-8000-000000000001'
  await announce(world, pumpFailed, { pump_id })
  await relayEvents(world, tasks, queue.fileTasks)
  await done
  await queue.stop()
  expect(seen).toEqual([pump_id, pump_id])
})

test('work that has piled up is done without a rest between', async () => {
  const { world, connection } = await createTestWorld()
  const seen = new Set<string>()
  const { promise: done, resolve } = Promise.withResolvers<void>()
  const piled = 100
  const tasks = [
    on(pumpFailed, 'callSomeone', async (_, { pump_id }) => {
      seen.add(pump_id)
      if (seen.size === piled) resolve()
    }),
  ]
  const queue = await openWorkQueue(world, connection, tasks)
  for (let nth = 0; nth < piled; nth++) await announce(world, pumpFailed, { pump_id: newId() })
  await relayEvents(world, tasks, queue.fileTasks)
  await done
  await queue.stop()
  expect(seen.size).toBe(piled)
})

test('a task is worked on as often at once as its limits say', async () => {
  const { world, connection } = await createTestWorld()
  const piled = 6
  let [running, most, done] = [0, 0, 0]
  const { promise: all, resolve } = Promise.withResolvers<void>()
  const { promise: together, resolve: meet } = Promise.withResolvers<void>()
  const tasks = [
    within(
      { atOnce: 3 },
      on(pumpFailed, 'callSomeone', async () => {
        most = Math.max(most, ++running)
        if (running === 3) meet()
        await together
        running--
        if (++done === piled) resolve()
      }),
    ),
  ]
  const queue = await openWorkQueue(world, connection, tasks)
  for (let nth = 0; nth < piled; nth++) await announce(world, pumpFailed, { pump_id: newId() })
  await relayEvents(world, tasks, queue.fileTasks)
  await all
  await queue.stop()
  expect(most).toBe(3)
})

test('a task that takes longer than its limit is tried again', async () => {
  const { world, connection } = await createTestWorld()
  let tries = 0
  const { promise: again, resolve } = Promise.withResolvers<void>()
  const tasks = [
    within(
      { longest: second },
      on(pumpFailed, 'callSomeone', async () => {
        if (++tries === 1) return await again
        resolve()
      }),
    ),
  ]
  const queue = await openWorkQueue(world, connection, tasks)
  await announce(world, pumpFailed, { pump_id: newId() })
  await relayEvents(world, tasks, queue.fileTasks)
  await again
  await queue.stop()
  expect(tries).toBe(2)
})
