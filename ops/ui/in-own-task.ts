import { nextTask } from './next-task.ts'

let before: Promise<void> | null = null

/**
 * Starting a request takes a slow phone several milliseconds, and one event can ask for ten. The first of a task starts at once,
 * each other in a task of its own, in the order they came.
 */
export async function inOwnTask<T>(start: () => Promise<T>): Promise<T> {
  const turn = before
  const after = (turn ?? Promise.resolve()).then(nextTask)
  before = after
  void after.finally(() => {
    if (before === after) before = null
  })
  if (turn) await turn
  return start()
}
