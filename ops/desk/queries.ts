import { queryOptions } from '@tanstack/react-query'
import { minute } from '#platform/time.ts'
import { dashboardKey } from '../dashboard/queries.ts'
import { getDesk } from './desk-api.ts'

/** The addresses of photos are good for ten minutes. */
const photosGoodFor = 8 * minute

/** Below the key of the dashboard: whatever refreshes that refreshes this. */
export const deskQuery = queryOptions({
  queryKey: [...dashboardKey, 'desk'] as const,
  queryFn: getDesk,
  refetchInterval: photosGoodFor,
})
