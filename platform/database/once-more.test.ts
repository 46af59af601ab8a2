import { expect, test } from 'vitest'
import { onceMore } from './once-more.ts'

test('what is asked for while the work runs is done once more after it, and never at the same time', async () => {
  const done: number[] = []
  let [now, most] = [0, 0]
  const call = onceMore(async () => {
    most = Math.max(most, ++now)
    await Promise.resolve()
    now--
    done.push(done.length)
  })
  await Promise.all([call(), call(), call()])
  expect([done.length, most]).toEqual([2, 1])
  await call()
  expect([done.length, most]).toEqual([3, 1])
})

test('work that fails leaves the way free for the next', async () => {
  let tries = 0
  const call = onceMore(async () => {
    if (++tries === 1) throw new Error('away')
  })
  await expect(call()).rejects.toThrow('away')
  await call()
  expect(tries).toBe(2)
})
