import { expect, test } from 'vitest'
import * as z from 'zod'
import { newId } from '#platform/uuid.ts'
import { historyOf } from './history.server.ts'
import { createTestWorld } from '#test/world.ts'
import { announce } from '#platform/events/events.ts'

const pumpMoved = {
  name: 'test.pump_moved',
  payload: z.object({ pump_id: z.uuid(), from_id: z.uuid().nullable(), to_id: z.uuid() }),
  subjects: ['pump_id', 'from_id', 'to_id'],
} as const

const anyone = { employee: { id: newId(), permissions: {} } }

test('an event of several records stands in the history of each, and nowhere else', async () => {
  const { world } = await createTestWorld()
  const [pump_id, basement, kitchen, attic] = [newId(), newId(), newId(), newId()]
  await announce(world, pumpMoved, { pump_id, from_id: null, to_id: basement })
  await announce(world, pumpMoved, { pump_id, from_id: basement, to_id: kitchen })

  const linesOf = async (id: string) =>
    (await historyOf(world, anyone, id)).map(({ words, count }) => [words, count])
  const once = ['Pump moved', 1]
  expect(await linesOf(pump_id)).toEqual([once, once])
  expect(await linesOf(basement)).toEqual([once, once])
  expect(await linesOf(kitchen)).toEqual([once])
  expect(await linesOf(attic)).toEqual([])
})
