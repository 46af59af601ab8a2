import { DashboardQuery, type Span } from '#domain/figures/figure.ts'

/** How far back the screen looks, as it stands in the address; what cannot be understood is left out. */
export type DashboardSearch = { days?: Span | undefined }

export function readDashboardSearch({ days }: Record<string, unknown>): DashboardSearch {
  if (days === undefined) return {}
  const { data } = DashboardQuery.safeParse({ days: String(days) })
  return data ? { days: data.days } : {}
}
