import * as z from 'zod'
import { HistoryLine } from '#domain/records/record.ts'
import { LeadDetail } from '../lead.ts'

/**
 * That someone else closed a request of the person's, who may be there: when they tapped that they had arrived, and not that they
 * left, is in it.
 */
export const ClosedRequest = HistoryLine.pick({ id: true, at: true, by: true, by_id: true }).extend({
  lead_id: z.uuid(),
  name: LeadDetail.shape.name,
  visit: LeadDetail.shape.visit,
  outcome: LeadDetail.shape.outcome,
  arrived_at: z.iso.datetime().nullable(),
})
export type ClosedRequest = z.output<typeof ClosedRequest>
