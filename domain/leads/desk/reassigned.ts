import * as z from 'zod'
import { HistoryLine } from '#domain/records/record.ts'

/**
 * That a request was taken from a person: who did it, with their number where the person may see it, who has it since, and when the
 * person arrived, where they have not left. Nothing of the customer is in it but the reference of the request.
 */
export const Reassigned = HistoryLine.pick({ id: true, at: true, by: true, by_id: true }).extend({
  lead_id: z.uuid(),
  reference: z.string(),
  to: z.string().nullable(),
  to_id: z.uuid().nullable(),
  phone: z.string().nullable(),
  /** The job that their visit belongs to now: it was merged, or a merge was undone. Absent where it is the same one. */
  moved_to: z.object({ id: z.uuid(), number: z.string() }).optional(),
  arrived_at: z.iso.datetime().nullable(),
})
export type Reassigned = z.output<typeof Reassigned>
