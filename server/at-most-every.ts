/**
 * Does the work when called, but not again before `pause` is over: calls that come meanwhile are answered by one at its end.
 * Nothing runs without a call.
 */
export function atMostEvery(pause: number, work: () => Promise<void>) {
  let timer: NodeJS.Timeout | null = null
  let isDue = false

  function call() {
    if (timer) return void (isDue = true)
    isDue = false
    timer = setTimeout(end, pause).unref()
    void work()
  }

  function end() {
    timer = null
    if (isDue) call()
  }

  return { call, stop: () => clearTimeout(timer ?? undefined) }
}
