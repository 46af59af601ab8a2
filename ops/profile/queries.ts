import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { getCalendarFeed, getProfile, listDevices } from './profile-api.ts'

export const profileQuery = queryOptions({
  queryKey: ['profile'] as const,
  queryFn: getProfile,
})

export const devicesQuery = queryOptions({
  queryKey: ['profile', 'devices'] as const,
  queryFn: listDevices,
})

export const calendarFeedQuery = queryOptions({
  queryKey: ['profile', 'calendar'] as const,
  queryFn: getCalendarFeed,
})

/** What the person sees of themselves, and where they are signed in. */
export function invalidateProfile(client: QueryClient) {
  return client.invalidateQueries({ queryKey: profileQuery.queryKey })
}

export function invalidateDevices(client: QueryClient) {
  return client.invalidateQueries({ queryKey: devicesQuery.queryKey })
}

export function invalidateCalendarFeed(client: QueryClient) {
  return client.invalidateQueries({ queryKey: calendarFeedQuery.queryKey })
}
