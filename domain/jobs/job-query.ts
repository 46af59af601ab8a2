import * as z from 'zod'
import { values } from '#domain/leads/lead.ts'
import { sentId } from '#platform/requests/sent-id.ts'
import { text } from '#platform/text/text.ts'
import { lossTypes } from './facts/choices.ts'
import { SideState, Stage } from './job.ts'

/** What a list of jobs is narrowed to. Without `stage`, `side` and `q` it is all open jobs. */
export const JobFilter = z.object({
  stage: Stage.optional(),
  side: SideState.optional(),
  /** `no`: only jobs that someone still works on. */
  over: z.enum(['yes', 'no']).optional(),
  q: text(100).optional(),
  town: text(120).optional(),
  loss: z.enum(values(lossTypes)).optional(),
  carrier: text(120).optional(),
  assignee: z.union([z.literal(['me', 'nobody']), sentId('Person not found.')]).optional(),
  /** A clock that is late now. */
  late: z.literal('yes').optional(),
  /** With a visit that has no time yet. */
  unscheduled: z.literal('yes').optional(),
})
export type JobFilter = z.output<typeof JobFilter>

export const JobQuery = JobFilter.extend({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(80).optional(),
})
export type JobQuery = z.output<typeof JobQuery>
