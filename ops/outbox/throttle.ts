/**
 * Runs `work` for what was asked meanwhile, one run at a time: the first comes at once, each further one at least `interval` milliseconds
 * after the one before, and one always follows the last call.
 */
export function throttle(interval: number, work: () => Promise<unknown>) {
  let isAsked = false
  let isRunning = false
  let next = 0

  async function runAll() {
    while (isAsked) {
      const wait = next - performance.now()
      if (wait > 0) await new Promise<void>((resolve) => setTimeout(resolve, wait))
      isAsked = false
      next = performance.now() + interval
      await work()
    }
  }

  return async function ask() {
    isAsked = true
    if (isRunning) return
    isRunning = true
    await runAll().finally(() => (isRunning = false))
  }
}
