/** Returns what to await before each run: the first run comes at once, each further one at least `interval` milliseconds later. */
export function throttle(interval: number) {
  let next = 0
  return function turn() {
    const wait = next - performance.now()
    next = Math.max(performance.now(), next) + interval
    return wait > 0 ? new Promise<void>((resolve) => setTimeout(resolve, wait)) : Promise.resolve()
  }
}
