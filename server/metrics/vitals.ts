import type { Vitals } from '#domain/vitals/vitals.ts'
import { pageKinds } from '#site/page-kinds.ts'
import type { Metric } from './exposition.ts'
import { bucketOf, histogram } from './histogram.ts'

export type VitalCounts = { add(vitals: Vitals): void; metrics(): Metric[] }

const milliseconds = 1000

/** The bounds are where a visit begins to feel slow, by what search engines hold it to, and what lies around them. */
const kept = [
  {
    key: 'lcp',
    name: 'web_vital_lcp_seconds',
    help: 'Until the largest thing stood on the page.',
    bounds: [500, 1000, 1500, 2000, 2500, 4000, 8000],
    unit: milliseconds,
  },
  {
    key: 'inp',
    name: 'web_vital_inp_seconds',
    help: 'The slowest answers to a touch or a key.',
    bounds: [50, 100, 200, 500, 1000],
    unit: milliseconds,
  },
  {
    key: 'ttfb',
    name: 'web_vital_ttfb_seconds',
    help: 'Until the first byte of the page came.',
    bounds: [50, 100, 200, 400, 800, 1800],
    unit: milliseconds,
  },
  {
    key: 'cls',
    name: 'web_vital_cls',
    help: 'How much things on the page moved about by themselves.',
    bounds: [0.01, 0.05, 0.1, 0.25, 0.5],
    unit: 1,
  },
] as const

/** Adds up what browsers measured, by kind of page. What names no kind of ours is not counted: each is a line for ever. */
export function openVitals(): VitalCounts {
  const counted = kept.map((vital) => ({
    vital,
    byKind: new Map(
      pageKinds.map((kind) => [String(kind), { counts: new Float64Array(vital.bounds.length + 1), sum: 0 }]),
    ),
  }))

  return {
    add(vitals) {
      for (const { vital, byKind } of counted) {
        const value = vitals[vital.key]
        const own = byKind.get(vitals.kind)
        if (value === undefined || !own) continue
        const bucket = bucketOf(vital.bounds, value)
        own.counts[bucket] = (own.counts[bucket] ?? 0) + 1
        own.sum += value
      }
    },
    metrics: () =>
      counted.map(({ vital: { name, help, ...scale }, byKind }) => ({
        name,
        help,
        type: 'histogram',
        samples: [...byKind].flatMap(([page, own]) => histogram({ page }, own, scale)),
      })),
  }
}
