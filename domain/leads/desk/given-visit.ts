import * as z from 'zod'
import { CanceledVisit } from './canceled-visit.ts'

/** That someone else gave a visit of the person to others, or to nobody yet. Its ID is that of the change. */
export const GivenVisit = CanceledVisit.omit({ reason: true, on_my_way_at: true }).extend({
  /** Who goes by now. */
  to: z.array(z.string()),
})
export type GivenVisit = z.output<typeof GivenVisit>
