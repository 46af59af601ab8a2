import * as z from 'zod'
import { PersonName } from '#domain/employees/person-name.ts'
import { VisitTime } from '#domain/visits/visit-time.ts'
import { LeadName } from '../lead-name.ts'

/** That whoever goes changed the visit that someone of the office had planned. Its ID is that of the change. */
export const ReplacedVisit = z.object({
  id: z.string(),
  lead_id: z.uuid(),
  customer: LeadName,
  by: PersonName,
  /** Null where there is none, or the person may not see those of others. */
  mobile: z.string().nullable(),
  at: z.iso.datetime(),
  was: VisitTime,
  /** Null: there is no visit any more. */
  now: VisitTime.nullable(),
})
export type ReplacedVisit = z.output<typeof ReplacedVisit>
