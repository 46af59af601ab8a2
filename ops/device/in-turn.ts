type Work = (signal: AbortSignal) => Promise<void>

/**
 * Work that goes on behind the screen, in one tab at a time. `start` asks for it; asked for while it runs, it runs once more. What it
 * throws ends this turn alone.
 */
export function inTurn(lock: string, work: Work) {
  const closed = new AbortController()
  const { signal } = closed
  let running: Promise<void> | null = null
  let isAskedAgain = false

  async function run() {
    while (isAskedAgain && !signal.aborted) {
      isAskedAgain = false
      await navigator.locks.request(lock, { signal }, () => work(signal)).catch(() => {})
    }
  }

  return {
    start() {
      isAskedAgain = true
      running ??= run().finally(() => (running = null))
    },
    close: () => closed.abort(),
  }
}
