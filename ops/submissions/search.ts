import { notFound } from '@tanstack/react-router'
import * as z from 'zod'
import type { LeadFilter } from '../api.ts'
import { LeadStatus, LossKind } from '#domain/leads/lead.ts'
import { isSubmissionId } from '../paths.ts'

export const longestSearch = 80

/** The filters of the list, as they stand in the address; what cannot be understood is left out. */
const SubmissionSearch = z.object({
  tab: z.literal('quarantine').optional().catch(undefined),
  q: z
    .string()
    .transform((typed) => typed.slice(0, longestSearch) || undefined)
    .optional()
    .catch(undefined),
  status: LeadStatus.optional().catch(undefined),
  service: LossKind.optional().catch(undefined),
})
export type SubmissionSearch = z.output<typeof SubmissionSearch>

export function readSubmissionSearch(search: Record<string, unknown>): SubmissionSearch {
  return SubmissionSearch.parse(search)
}

export function filterOf({ tab, q, status, service }: SubmissionSearch): LeadFilter {
  return { q: q?.trim() || undefined, status, service, quarantined: tab === 'quarantine' }
}

export function checkSubmissionId(id: string) {
  if (!isSubmissionId(id)) throw notFound()
}
