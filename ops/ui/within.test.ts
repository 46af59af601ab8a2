import { expect, test } from 'vitest'
import { within } from './within.ts'

test('work that is done in time is waited for, and work that takes longer is not', async () => {
  const done: string[] = []
  await within(
    10_000,
    Promise.resolve().then(() => done.push('soon')),
  )
  await within(1, new Promise(() => {}))
  expect(done).toEqual(['soon'])
})

test('work that fails in time fails', async () => {
  await expect(within(10_000, Promise.reject(new Error('full')))).rejects.toThrow('full')
})
