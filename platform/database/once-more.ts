/**
 * Runs the work when called, and never twice at once: calls that come while it runs are answered by one more run after it,
 * since what they tell of may have come too late for the one under way.
 */
export function onceMore(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let again = false

  async function run() {
    do {
      again = false
      await work()
    } while (again)
  }

  return function call() {
    if (running) again = true
    return (running ??= run().finally(() => (running = null)))
  }
}
