import { queryOptions } from '@tanstack/react-query'
import { submissionsKey } from '../review/stale-queries.ts'
import { stored } from '../store/stored-marks.ts'

/** What the office wants fixed of the forms of a person: heard of whenever a form changes. */
export function fixesQuery(by: string | undefined) {
  return queryOptions({
    queryKey: [...submissionsKey, 'fixes', by] as const,
    queryFn: async () =>
      by === undefined ? [] : (await import('../intake/forms/forms-api.ts')).listFixes(by),
    meta: stored,
  })
}
