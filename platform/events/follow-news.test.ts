import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { followNews } from './follow-news.ts'
import type { News } from './news.ts'

/** News that come all the time, and work on them that takes `took` each time. */
function aFollower(took: number) {
  const event = { position: 1, name: 'test.pump_failed', subject: null, at: new Date() }
  const listeners = new Set<Parameters<News['listen']>[0]>()
  const news: Pick<News, 'listen'> = {
    listen(hear) {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
  }
  let runs = 0
  const follower = followNews(news, {
    async work() {
      runs++
      await sleep(took)
      return 0
    },
    fullBatch: 500,
    debounce: 1,
    onError() {},
  })
  const timer = setInterval(() => listeners.forEach((hear) => hear(event)), 2)
  return {
    runs: () => runs,
    async stop() {
      clearInterval(timer)
      await follower.stop()
    },
  }
}

test('it rests nine times as long as it worked, however fast news come, and then goes on', async () => {
  const follower = aFollower(40)
  await sleep(300)
  expect(follower.runs()).toBe(1)
  await expect.poll(follower.runs, { timeout: 5000 }).toBe(2)
  await follower.stop()
})

test('a rest does not hold up the end', async () => {
  const follower = aFollower(200)
  await sleep(250)
  const begin = performance.now()
  await follower.stop()
  expect(performance.now() - begin).toBeLessThan(1000)
})
