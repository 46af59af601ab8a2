/**
 * Awaited before each reading of what changes often: the first comes at once, and of changes that follow each other closely only
 * one in so many milliseconds is read.
 */
export function paceOf(pause: number) {
  let next = 0
  return function ready() {
    const wait = next - performance.now()
    next = Math.max(performance.now(), next) + pause
    return wait > 0 ? new Promise<void>((resolve) => setTimeout(resolve, wait)) : Promise.resolve()
  }
}
