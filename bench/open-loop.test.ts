import { expect, test } from 'vitest'
import { runOpenLoop } from './open-loop.ts'

test('all begin when they are due, also while the first are not done, and those that fail are counted', async () => {
  const begun: number[] = []
  let release = () => {}
  const last = new Promise<void>((resolve) => (release = resolve))
  const { milliseconds, failures } = await runOpenLoop({ perSecond: 1000, duration: 20 }, async (nth) => {
    begun.push(nth)
    if (nth === 19) release()
    await last
    if (nth === 7) throw new Error('no answer')
  })
  expect(begun).toEqual(Array.from({ length: 20 }, (_, nth) => nth))
  expect(milliseconds).toHaveLength(20)
  expect(failures).toEqual([new Error('no answer')])
  // The first waited for the last, which was due 19 ms later.
  expect(Math.max(...milliseconds)).toBeGreaterThanOrEqual(18)
})
