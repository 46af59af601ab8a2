import type { CallBacks } from '#domain/leads/calls/call-backs.ts'

/** A column of dots: how many requests at this minute, and whether the promise was kept for them. */
export type Column = { readonly at: number; readonly count: number; readonly isKept: boolean }

export type Scale = {
  /** The minute at its right end. */
  readonly end: number
  readonly columns: readonly Column[]
  /** Requests for each dot, so that the tallest column keeps its height. */
  readonly each: number
  /** Whether the last column holds waits that are longer than the scale, and requests that still wait. */
  readonly hasLater: boolean
}

const mostColumns = 15
const tallest = 11

/** Minutes from nothing to the promise, in two or three equal steps where they come out whole. */
export function ticksOf(promised: number): number[] {
  const parts = [3, 2].find((parts) => promised % parts === 0) ?? 1
  return Array.from({ length: parts + 1 }, (_, nth) => (nth * promised) / parts)
}

/** Lays the waits out on a scale that ends no later than twice the promise. */
export function scaleOf({ promised, waited }: CallBacks): Scale {
  const step = Math.ceil(promised / mostColumns)
  const limit = promised * 2
  const misses = waited.flatMap(({ minutes }) => (minutes !== null && minutes > promised ? [minutes] : []))
  const hasLater = waited.some(({ minutes }) => minutes === null || minutes > limit)
  const farthest = Math.max(Math.ceil(promised * 1.4), ...misses.filter((minutes) => minutes <= limit))
  const end = farthest + (hasLater ? 3 * step : step)

  const counts = new Map<number, number>()
  for (const { minutes, count } of waited) {
    const at = placeOf(minutes)
    counts.set(at, (counts.get(at) ?? 0) + count)
  }
  const columns = [...counts].map(([at, count]) => ({ at, count, isKept: at <= promised }))
  const each = Math.ceil(Math.max(1, ...columns.map(({ count }) => count)) / tallest)
  return { end, columns, each, hasLater }

  function placeOf(minutes: number | null) {
    if (minutes === null || minutes > limit) return end - step
    const at = Math.ceil(minutes / step) * step
    return minutes <= promised ? Math.min(at, promised) : Math.max(at, promised + step)
  }
}
