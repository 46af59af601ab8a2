import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { CanceledVisit } from '#domain/leads/desk/canceled-visit.ts'
import type { GivenVisit } from '#domain/leads/desk/given-visit.ts'
import type { DeskItem } from '#domain/leads/desk/desk.ts'
import type { MovedVisit } from '#domain/leads/desk/moved-visit.ts'
import { photoAddressGoodFor } from '#domain/photos/address-life.ts'
import { stored } from '../store/stored-marks.ts'
import { dashboardKey } from '../dashboard/queries.ts'
import { leadQuery } from '../submissions/queries.ts'
import { getDesk } from './desk-api.ts'
import { rememberCanceled, rememberReassigned, type KnownVisit, type ReassignedItem } from './reassigned.ts'

const queryKey = [...dashboardKey, 'desk'] as const
type Known = {
  items: DeskItem[]
  reassigned: ReassignedItem[]
  canceled: KnownVisit<CanceledVisit>[]
  given?: KnownVisit<GivenVisit>[]
  moved?: KnownVisit<MovedVisit>[]
}

/** Below the key of the dashboard: whatever refreshes that refreshes this. */
export const deskQuery = queryOptions({
  queryKey,
  async queryFn({ client }) {
    const desk = await getDesk()
    storeEach(client, desk.items)
    const before = client.getQueryData<Known>(queryKey)
    return {
      ...rememberReassigned(before, desk),
      canceled: rememberCanceled(before, desk.canceled),
      given: rememberCanceled(before && { ...before, canceled: before.given ?? [] }, desk.given ?? []),
      moved: rememberCanceled(before && { ...before, canceled: before.moved ?? [] }, desk.moved ?? []),
    }
  },
  refetchInterval: photoAddressGoodFor,
  meta: stored,
})

/** Each request opens without a network too, whether or not it was opened before. */
function storeEach(client: QueryClient, items: readonly DeskItem[]) {
  for (const item of items)
    client
      .getQueryCache()
      .build(client, client.defaultQueryOptions(leadQuery(item.id)))
      .setData(item)
}
