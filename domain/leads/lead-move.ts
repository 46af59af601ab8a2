import * as z from 'zod'
import { capitals } from '#platform/text/text.ts'
import { LeadStatus, Outcome } from './lead-states.ts'
import { Schedule } from './schedule/schedule.ts'

/** `schedule` says when someone comes, and who; `outcome` how it ended, and `duplicate_of` the reference of the other request. */
export const LeadMove = z
  .object({
    status: LeadStatus,
    revision: z.int().min(1),
    schedule: Schedule.optional(),
    outcome: Outcome.optional(),
    duplicate_of: capitals(20).optional(),
  })
  .refine(({ status, schedule }) => status !== 'scheduled' || schedule, {
    path: ['schedule'],
    message: 'Choose a date, a time and who’s going.',
  })
  .refine(({ status, outcome }) => status !== 'closed' || outcome, {
    path: ['outcome'],
    message: 'Choose an outcome.',
  })
export type LeadMove = z.output<typeof LeadMove>

/** Takes the last move back; `revision` is the one it made. */
export const LeadUndo = z.object({ revision: z.int().min(1) })
export type LeadUndo = z.output<typeof LeadUndo>
