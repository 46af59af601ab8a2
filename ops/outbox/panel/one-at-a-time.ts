/**
 * Works through what is asked in the order in which it was asked, one at a time. What nobody waits for any more when its turn comes
 * is left out, and answered with null.
 */
export function oneAtATime<Result>(work: (id: string) => Promise<Result>) {
  let last: Promise<unknown> = Promise.resolve()
  return (id: string, signal: AbortSignal): Promise<Result | null> => {
    const mine = last.then(() => (signal.aborted ? null : work(id)))
    last = mine.catch(() => {})
    return mine
  }
}
