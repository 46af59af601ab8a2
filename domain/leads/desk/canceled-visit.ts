import * as z from 'zod'
import { VisitTime } from '#domain/visits/visit-time.ts'

/** That someone else canceled a visit that the person was to make, and may be on the way to. Its ID is that of the change. */
export const CanceledVisit = z.object({
  id: z.string(),
  lead_id: z.uuid(),
  /** The number of the job: of its request whoever was to go there saw none. */
  reference: z.string(),
  /** Null where the person does not see the request any more. */
  name: z.string().nullable(),
  by: z.string().nullable(),
  at: z.iso.datetime(),
  reason: z.string().nullable(),
  visit: VisitTime.nullable(),
  /** When they told that they were on the way. */
  on_my_way_at: z.iso.datetime().nullable(),
})
export type CanceledVisit = z.output<typeof CanceledVisit>
