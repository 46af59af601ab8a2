import { medianOf } from '#platform/median.ts'

/** Fewer requests than this say nothing about the next one. */
export const fewestCounted = 20
/** Below this share the promise isn't advertised as kept. */
export const leastKept = 0.9
/** In days: older requests say little about today. */
export const countedDays = 90

/** How long requests waited for a call, in started minutes; null: no one has called yet. */
export type Waited = { readonly minutes: number | null; readonly count: number }

/** What became of a promise to call back. */
export type CallBacks = {
  /** In minutes. */
  readonly promised: number
  /** The first and the last day that were counted. */
  readonly since: string
  readonly until: string
  readonly count: number
  readonly kept: number
  /** Half of all callers heard from a person within so many minutes; null where more than half still wait. */
  readonly median: number | null
  /** The shortest wait first. */
  readonly waited: readonly Waited[]
}

/** `counted` may come in any order. */
export function callBacksOf(
  { promised, since, until }: Pick<CallBacks, 'promised' | 'since' | 'until'>,
  counted: readonly Waited[],
): CallBacks {
  const waited = counted.toSorted((a, b) => lengthOf(a) - lengthOf(b))
  const count = sumOf(waited)
  const kept = sumOf(waited.filter((one) => lengthOf(one) <= promised))
  return { promised, since, until, count, kept, median: medianOf(waited), waited }
}

/** What the website may say: the promise is kept, the median wait, or nothing. */
export function whatToSay({ count, kept, median }: CallBacks): 'kept' | 'median' | 'nothing' {
  if (count < fewestCounted) return 'nothing'
  if (kept / count >= leastKept) return 'kept'
  return median === null ? 'nothing' : 'median'
}

function lengthOf({ minutes }: Waited) {
  return minutes ?? Number.POSITIVE_INFINITY
}

function sumOf(waited: readonly Waited[]) {
  return waited.reduce((sum, { count }) => sum + count, 0)
}
