import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import {
  getChatSettings,
  getChatStart,
  listChatSettingsVersions,
  getChatFigures,
  listChatBlocks,
  listFixedSites,
} from './chat-settings-api.ts'
import { chatSettingsKey } from './stale-queries.ts'

const firstPage: string | undefined = undefined

export const chatSettingsQuery = queryOptions({
  queryKey: [...chatSettingsKey, 'now'] as const,
  queryFn: getChatSettings,
})

export function settingsVersionsQuery() {
  return infiniteQueryOptions({
    queryKey: [...chatSettingsKey, 'versions'] as const,
    queryFn: ({ pageParam }) => listChatSettingsVersions(pageParam),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

/** What a visitor of the website gets now. */
export const chatStartQuery = queryOptions({
  queryKey: [...chatSettingsKey, 'start'] as const,
  queryFn: getChatStart,
})

export const fixedSitesQuery = queryOptions({
  queryKey: ['chat-fixed-sites'] as const,
  queryFn: listFixedSites,
})

export const chatBlocksQuery = queryOptions({
  queryKey: [...chatSettingsKey, 'blocks'] as const,
  queryFn: listChatBlocks,
})

export const chatFiguresQuery = queryOptions({
  queryKey: ['chat-figures'] as const,
  queryFn: getChatFigures,
})
