import { expect, test } from 'vitest'
import { newestPosition } from '#platform/events.ts'
import { openLimits } from '#server/limits.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { createApi } from './index.ts'

test('who heard of more than this node was told so far is not told it again', async () => {
  const test = await createTestWorld()
  await aPerson(test)
  await test.workUntilIdle()
  const heard = await newestPosition(test.world)
  expect(heard).toBeGreaterThan(0)

  const news = { listen: () => () => {}, position: () => heard - 1 }
  const limits = openLimits(test.world.db, 1)
  const closing = new AbortController()
  const api = createApi({ ...test, news, limits, closing: closing.signal })
  const dispatcher = await aPerson({ ...test, api }, 'Dispatcher', 'Ivo Falk')
  const stream = await dispatcher.request(`/api/events?last_id=${heard}`)
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toContain(`: from ${heard}\n`)
  await reader?.cancel()
  closing.abort()
})
