import { Histogram, type Registry } from 'prom-client'
import type { Vitals } from '#domain/vitals/vitals.ts'
import { pageKinds } from '#site/page-kinds.ts'

export type VitalCounts = { add(vitals: Vitals): void }

const milliseconds = 1000

/** Measured in units of which `unit` make one of what is told. The bounds are where a visit begins to feel slow, by what search engines hold it to, and what lies around them. */
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

const kinds = new Set<string>(pageKinds)

/** Adds up what browsers measured, by kind of page. Unknown kinds are ignored, because each kind is a permanent time series. */
export function openVitals(registry: Registry): VitalCounts {
  const counted = kept.map(({ key, name, help, bounds, unit }) => {
    const buckets = bounds.map((bound) => bound / unit)
    const histogram = new Histogram({ name, help, labelNames: ['page'], buckets, registers: [registry] })
    return { key, unit, histogram }
  })

  return {
    add(vitals) {
      if (!kinds.has(vitals.kind)) return
      for (const { key, unit, histogram } of counted) {
        const value = vitals[key]
        if (value !== undefined) histogram.observe({ page: vitals.kind }, value / unit)
      }
    },
  }
}
