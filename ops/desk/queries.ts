import { queryOptions } from '@tanstack/react-query'
import type { DeskItem } from '#domain/leads/desk.ts'
import { minute } from '#platform/time.ts'
import { stored } from '../store/stored-reads.ts'
import { dashboardKey } from '../dashboard/queries.ts'
import { getDesk } from './desk-api.ts'
import { rememberLost, type LostItem } from './handed-on.ts'

/** The addresses of photos are good for ten minutes. */
const photosGoodFor = 8 * minute

const queryKey = [...dashboardKey, 'desk'] as const
type Known = { items: DeskItem[]; handed_on: LostItem[] }

/** Below the key of the dashboard: whatever refreshes that refreshes this. */
export const deskQuery = queryOptions({
  queryKey,
  queryFn: async ({ client }) => rememberLost(client.getQueryData<Known>(queryKey), await getDesk()),
  refetchInterval: photosGoodFor,
  meta: stored,
})
