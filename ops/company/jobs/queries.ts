import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { getSetup, listTemplates } from './setup-api.ts'

const setupKey = ['job-setup'] as const

export const setupQuery = queryOptions({ queryKey: setupKey, queryFn: getSetup })

/** For whoever writes to customers: they may not see the rest. */
export const templatesQuery = queryOptions({
  queryKey: [...setupKey, 'templates'] as const,
  queryFn: listTemplates,
})

export function invalidateSetup(client: QueryClient) {
  return client.invalidateQueries({ queryKey: setupKey })
}
