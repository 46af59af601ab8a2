import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { getReassigned } from '../desk/desk-api.ts'
import { invalidateDashboard } from '../dashboard/queries.ts'
import { stored, storedIfMine } from '../store/stored-marks.ts'
import { getLead, getWaiting, listAssignees, listLeads, listScheduled, type LeadList } from './leads-api.ts'

export const leadKeys = {
  lists: ['leads'] as const,
  waiting: ['leads-waiting'] as const,
  assignees: ['lead-assignees'] as const,
  details: ['lead'] as const,
  one: (id: string) => ['lead', id] as const,
  scheduled: ['lead-scheduled'] as const,
}

const firstPage: string | undefined = undefined

export function leadListQuery(filter: LeadList) {
  return infiniteQueryOptions({
    queryKey: [...leadKeys.lists, filter] as const,
    queryFn: ({ pageParam }) => listLeads(filter, pageParam),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
    // While someone types a search, the last results stay on the screen; the other tab starts with its own.
    placeholderData: (shown, query) =>
      query?.queryKey[1].quarantined === filter.quarantined ? shown : undefined,
  })
}

/** Numbers alone: they are stored, since without a connection nothing would look like no one. */
export const waitingQuery = queryOptions({ queryKey: leadKeys.waiting, queryFn: getWaiting, meta: stored })

export const assigneesQuery = queryOptions({ queryKey: leadKeys.assignees, queryFn: listAssignees })

/** Who is where on a day; loaded again each time someone plans a visit. */
export function scheduledQuery(on: string) {
  return queryOptions({
    queryKey: [...leadKeys.scheduled, on] as const,
    queryFn: () => listScheduled(on),
    staleTime: 0,
  })
}

export function leadQuery(id: string) {
  return queryOptions({ queryKey: leadKeys.one(id), queryFn: () => getLead(id), meta: storedIfMine })
}

/** Nested under the key of the request, so that a refresh of the request refreshes this too. */
export function reassignedQuery(id: string) {
  return queryOptions({
    queryKey: [...leadKeys.one(id), 'reassigned'] as const,
    queryFn: () => getReassigned(id),
    gcTime: 0,
  })
}

export function invalidateLead(client: QueryClient, id: string) {
  return client.invalidateQueries({ queryKey: leadKeys.one(id) })
}

/** Whatever request is open on the screen. */
export function invalidateLeadDetails(client: QueryClient) {
  return client.invalidateQueries({ queryKey: leadKeys.details })
}

/** Lists and counts of requests. */
export function invalidateLeads(client: QueryClient) {
  void client.invalidateQueries({ queryKey: leadKeys.waiting })
  return client.invalidateQueries({ queryKey: leadKeys.lists })
}

/** All that shows this request. */
export function invalidateLeadEverywhere(client: QueryClient, id: string) {
  void invalidateLead(client, id)
  void invalidateDashboard(client)
  return invalidateLeads(client)
}
