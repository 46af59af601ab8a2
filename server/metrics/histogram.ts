import type { Sample } from './exposition.ts'

type Counted = { counts: ArrayLike<number>; sum: number }

/** `bounds` are in what is counted, of which `unit` make one of what is told; the last count is of all beyond them. */
type Scale = { bounds: readonly number[]; unit: number }

/** The lines of a histogram. What never happened has none. */
export function histogram(
  labels: Record<string, string>,
  { counts, sum }: Counted,
  { bounds, unit }: Scale,
): Sample[] {
  let total = 0
  const buckets = Array.from(counts, (count, index): Sample => {
    const bound = bounds[index]
    total += count
    const le = bound === undefined ? '+Inf' : String(bound / unit)
    return { labels: { ...labels, le }, value: total, suffix: '_bucket' }
  })
  if (total === 0) return []
  return [
    ...buckets,
    { labels, value: sum / unit, suffix: '_sum' },
    { labels, value: total, suffix: '_count' },
  ]
}

/** In which of the buckets a value falls. */
export function bucketOf(bounds: readonly number[], value: number) {
  const found = bounds.findIndex((bound) => value <= bound)
  return found < 0 ? bounds.length : found
}
