import { expect, test } from 'vitest'
import { nextTask } from './next-task.ts'

test('what waited for its turn comes before the next task', async () => {
  const order: string[] = []
  setImmediate(() => order.push('waited'))
  await Promise.resolve().then(() => order.push('same task'))
  await nextTask()
  await nextTask()
  expect(order).toEqual(['same task', 'waited'])
})
