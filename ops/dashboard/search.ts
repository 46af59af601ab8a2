import { DashboardQuery, type Span } from '#domain/figures/span.ts'

/** The period as it is in the address; anything invalid is left out. */
export type DashboardSearch = { days?: Span | undefined }

/** The period that is shown where the address has none. */
export function spanOf({ days = 30 }: DashboardSearch): Span {
  return days
}

export function readDashboardSearch({ days }: Record<string, unknown>): DashboardSearch {
  if (days === undefined) return {}
  const { data } = DashboardQuery.safeParse({ days: String(days) })
  return data ? { days: data.days } : {}
}
