import { onceMore } from '#platform/database/once-more.ts'

/** Runs the work every `pause`, never twice at the same time in this process, and continues after a failure. */
export function startTicker(work: () => Promise<unknown>, onError: (error: unknown) => void, pause: number) {
  let running: Promise<void> | undefined

  const tick = onceMore(async () => {
    try {
      await work()
    } catch (error) {
      onError(error)
    }
  })

  const timer = setInterval(() => (running = tick()), pause)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
