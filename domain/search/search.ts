import * as z from 'zod'
import { text } from '#platform/text/text.ts'
import { EmployeeStatus } from '#domain/employees/employee.ts'
import { lossTypes } from '#domain/jobs/facts/loss-types.ts'
import { FoundBy, SideState, Stage } from '#domain/jobs/job.ts'
import { LeadStatus, Loss, LossKind } from '#domain/leads/lead-states.ts'
import { values } from '#platform/choices.ts'
import { longestSearch, shortestSearch } from './limits.ts'
import { LeadName } from '#domain/leads/lead-name.ts'

export const SearchQuery = z.object({
  q: text(longestSearch, 'Enter a search term.').min(
    shortestSearch,
    `Enter at least ${shortestSearch} characters.`,
  ),
})

/** What was found of what the person may see: where they may see none of a kind, its list is empty. */
export const SearchResult = z.object({
  jobs: z.array(
    z.object({
      id: z.uuid(),
      number: z.string(),
      name: LeadName,
      town: z.string(),
      loss_type: z.enum(values(lossTypes)).nullable(),
      stage: Stage,
      side: SideState.nullable(),
      found_by: FoundBy.optional(),
    }),
  ),
  requests: z.array(
    z.object({
      id: z.uuid(),
      reference: z.string(),
      name: LeadName,
      loss: Loss.nullable(),
      service: LossKind,
      town: z.string(),
      status: LeadStatus,
      received_at: z.iso.datetime(),
    }),
  ),
  people: z.array(z.object({ id: z.uuid(), name: z.string(), title: z.string(), status: EmployeeStatus })),
})
export type SearchResult = z.output<typeof SearchResult>
