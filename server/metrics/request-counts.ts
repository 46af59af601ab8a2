import type { Metric } from './exposition.ts'
import { histogram } from './histogram.ts'

/** What was asked for, in few words: each is a line of numbers for ever, so no path and no name is among them. */
export const requestKinds = [
  'page',
  'asset',
  'portal',
  'contact',
  'redirect',
  'health',
  'metrics',
  'unknown',
  'api auth',
  'api leads',
  'api photos',
  'api receipts',
  'api events',
  'api vitals',
  'api other',
] as const
export type RequestKind = (typeof requestKinds)[number]

export type RequestCounts = {
  /** Counts one answer. It runs on every request, so it only adds to numbers that are there already. */
  add(kind: RequestKind, status: number, milliseconds: number): void
  metric(): Metric
}

/** In milliseconds; a cached page takes a small part of one, a photo some hundred. */
const bounds = [0.1, 0.5, 1, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000]
const classes = 5
const places = new Map<string, number>(requestKinds.map((kind, index) => [kind, index * classes]))

export function openRequestCounts(): RequestCounts {
  const width = bounds.length + 1
  const counts = new Float64Array(requestKinds.length * classes * width)
  const sums = new Float64Array(requestKinds.length * classes)

  return {
    add(kind, status, milliseconds) {
      const place = (places.get(kind) ?? 0) + Math.floor(status / 100) - 1
      let bucket = 0
      while (bucket < bounds.length && milliseconds > (bounds[bucket] ?? 0)) bucket++
      counts[place * width + bucket] = (counts[place * width + bucket] ?? 0) + 1
      sums[place] = (sums[place] ?? 0) + milliseconds
    },
    metric: () => ({
      name: 'http_request_duration_seconds',
      help: 'Answers by kind and class of status, by the time they took.',
      type: 'histogram',
      samples: requestKinds.flatMap((kind) =>
        Array.from({ length: classes }, (_, nth) => {
          const place = (places.get(kind) ?? 0) + nth
          const labels = { kind, status: `${nth + 1}xx` }
          const of = { counts: counts.subarray(place * width, (place + 1) * width), sum: sums[place] ?? 0 }
          return histogram(labels, of, { bounds, unit: 1000 })
        }).flat(),
      ),
    }),
  }
}
