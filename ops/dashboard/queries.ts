import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Span } from '#domain/figures/span.ts'
import { minute, second } from '#platform/time.ts'
import { heardPosition } from '../live/heard.ts'
import { getDashboard } from './dashboard-api.ts'

export const dashboardKey = ['dashboard'] as const

/** Ages pass and sessions end without any news. */
const ownPace = minute
/** Counts follow the facts a moment later: until they have, it is asked again. */
const catchUpPace = second / 2

export function dashboardQuery(days: Span) {
  return queryOptions({
    queryKey: [...dashboardKey, days] as const,
    queryFn: () => getDashboard(days),
    refetchInterval: ({ state }) =>
      state.data?.received && (state.data.is_behind || state.data.position < heardPosition())
        ? catchUpPace
        : ownPace,
    // While another span is asked for, the last answer stays on the screen.
    placeholderData: (shown) => shown,
  })
}

/** The figures, and each person's desk. */
export function invalidateDashboard(client: QueryClient) {
  return client.invalidateQueries({ queryKey: dashboardKey })
}
