import { Histogram, type Registry } from 'prom-client'
import { second } from '#platform/time.ts'

/** The kind of request. Each kind is a permanent time series, so there are few, and none contains a path or a name. */
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
  /** Counts one answer. */
  add(kind: RequestKind, status: number, milliseconds: number): void
}

/** In seconds; a cached page takes a small part of a millisecond, a photo some hundred. */
const buckets = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const classes = ['1xx', '2xx', '3xx', '4xx', '5xx']

export function openRequestCounts(registry: Registry): RequestCounts {
  const histogram = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answers by kind and class of status, by the time they took.',
    labelNames: ['kind', 'status'],
    buckets,
    registers: [registry],
  })
  // Made once: this runs on every request.
  const labels = new Map(requestKinds.map((kind) => [kind, classes.map((status) => ({ kind, status }))]))

  return {
    add(kind, status, milliseconds) {
      const own = labels.get(kind)?.[Math.floor(status / 100) - 1]
      if (own) histogram.observe(own, milliseconds / second)
    },
  }
}
