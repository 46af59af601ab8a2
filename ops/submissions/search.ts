import { notFound } from '@tanstack/react-router'
import * as z from 'zod'
import type { LeadList } from './leads-api.ts'
import { LeadQuery } from '#domain/leads/lead-query.ts'
import { lazily } from '#platform/lazily.ts'
import { isRecordId } from '../paths.ts'

export const longestSearch = 80

/** The filters of the list as they are in the address; anything invalid is left out. */
const SubmissionSearch = lazily(() => {
  const filters = LeadQuery.shape
  return z.object({
    tab: z.literal('quarantine').optional().catch(undefined),
    q: z
      .string()
      .transform((typed) => typed.slice(0, longestSearch) || undefined)
      .optional()
      .catch(undefined),
    status: filters.status.catch(undefined),
    loss: filters.loss.catch(undefined),
    service: filters.service.catch(undefined),
    assigned: filters.assigned.catch(undefined),
    outcome: filters.outcome.catch(undefined),
    open: filters.open.catch(undefined),
    contacted: filters.contacted.catch(undefined),
    job: filters.job.catch(undefined),
    my_visit_on: filters.my_visit_on.catch(undefined),
    town: filters.town.catch(undefined),
    page: filters.page.catch(undefined),
    hour: filters.hour.catch(undefined),
    since: filters.since.catch(undefined),
    until: filters.until.catch(undefined),
    waited_over: filters.waited_over.catch(undefined),
    waited_under: filters.waited_under.catch(undefined),
  })
})
export type SubmissionSearch = z.output<ReturnType<typeof SubmissionSearch>>

export function readSubmissionSearch(search: Record<string, unknown>): SubmissionSearch {
  return SubmissionSearch().parse(search)
}

export function filterOf({ tab, q, ...filters }: SubmissionSearch): LeadList {
  return { ...filters, q: q?.trim() || undefined, quarantined: tab === 'quarantine' }
}

/** Whether a search or a filter is set, whatever the tab. */
export function isNarrowed({ tab: _, ...narrowing }: SubmissionSearch) {
  return Object.values(narrowing).some((value) => value !== undefined)
}

export function checkSubmissionId(id: string) {
  if (!isRecordId(id)) throw notFound()
}
