import { expect, test } from 'vitest'
import { inOwnTask } from './in-own-task.ts'
import { nextTask } from './next-task.ts'

test('the first of a task starts at once, each other in a later task, in their order', async () => {
  const started: string[] = []
  const start = (name: string) => inOwnTask(() => Promise.resolve(started.push(name)))
  const all = Promise.all(['a', 'b', 'c'].map(start))
  expect(started).toEqual(['a'])
  await Promise.resolve()
  expect(started).toEqual(['a'])
  await nextTask()
  expect(started.length).toBeLessThan(3)
  await all
  expect(started).toEqual(['a', 'b', 'c'])
  await nextTask()
  const later = start('d')
  expect(started.at(-1)).toBe('d')
  await later
})

test('one that fails holds nobody up', async () => {
  const failed = inOwnTask(() => Promise.reject(new Error('no answer')))
  await expect(Promise.all([failed, inOwnTask(() => Promise.resolve())])).rejects.toThrow('no answer')
  await expect(inOwnTask(() => Promise.resolve('answer'))).resolves.toBe('answer')
})
