import * as z from 'zod'
import { MadeId, sentId } from '#platform/requests/sent-id.ts'
import { text } from '#platform/text/text.ts'

const moment = z.iso.datetime()

/** What is still to be done at a job, or was. Open ones stand at its next visit by themselves. */
export const VisitItem = z.object({
  id: z.uuid(),
  job_id: z.uuid(),
  text: z.string(),
  created_at: moment,
  by: z.string(),
  done_at: moment.nullable(),
  done_by: z.string().nullable(),
  /** The visit at which it was done, where that is known. */
  done_visit_id: z.uuid().nullable(),
  revision: z.int(),
})
export type VisitItem = z.output<typeof VisitItem>

/** `at` is when it was added, by the clock of the device; without it, the moment it is received. */
export const NewItem = z.object({
  id: MadeId,
  text: text(300, 'Enter what is to be done.').min(1, 'Enter what is to be done.'),
  at: moment.optional(),
})
export type NewItem = z.output<typeof NewItem>

/** `at` is when it was tapped, by the clock of the device; without it, the moment it is received. */
export const ItemChange = z.object({
  revision: z.int().min(1),
  done: z.boolean(),
  visit_id: sentId('Visit not found.').optional(),
  at: moment.optional(),
})
export type ItemChange = z.output<typeof ItemChange>
