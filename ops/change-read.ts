import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Changes what was read of the server, if anything was. It stays as old as it is, and what was to be read again still is: to the
 * library, data that is set is as good as read.
 */
export function changeRead<Data>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  change: (data: Data) => Data,
) {
  const before = client.getQueryState<Data>(queryKey)
  const after = before?.data && change(before.data)
  if (!after || after === before.data) return
  client.setQueryData<Data>(queryKey, after, { updatedAt: before.dataUpdatedAt })
  if (before.isInvalidated) void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
}
