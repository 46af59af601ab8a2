import * as z from 'zod'
import { LeadName } from '../lead-name.ts'
import { CanceledVisit } from './canceled-visit.ts'

/**
 * That a visit of the person goes to another customer, since someone merged two jobs or took that back. `lead_id`, `reference` and `name` are
 * of the job that it belonged to, `to` is the one that it belongs to now. Its ID is that of the change.
 */
export const MovedVisit = CanceledVisit.omit({ reason: true }).extend({
  to: z.object({ id: z.uuid(), number: z.string(), name: LeadName, place: z.string() }),
})
export type MovedVisit = z.output<typeof MovedVisit>
