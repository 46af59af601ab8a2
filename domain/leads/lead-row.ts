import * as z from 'zod'
import { PersonName } from '#domain/employees/person-name.ts'
import { VisitTime } from '#domain/visits/visit-time.ts'
import { values } from '#platform/choices.ts'
import { whenChoices } from './lead-choices.ts'
import { LeadName } from './lead-name.ts'
import { LeadStatus, Loss, LossKind, Outcome } from './lead-states.ts'

/** A lead as the list shows it. */
export const LeadRow = z.object({
  id: z.uuid(),
  reference: z.string(),
  name: LeadName,
  phone: z.string(),
  /** Null: from before visitors were asked. */
  loss: Loss.nullable(),
  service: LossKind,
  when: z.enum(values(whenChoices)).nullable(),
  /** From 0 (happening now) to 4 (longer ago); 2 if unknown. */
  urgency: z.int(),
  town: z.string(),
  status: LeadStatus,
  /** When someone visits or visited; `assigned_to` is who. */
  visit: VisitTime.nullable(),
  /** Null: not closed, or closed before people were asked how it ended. */
  outcome: Outcome.nullable(),
  revision: z.int(),
  received_at: z.iso.datetime(),
  quarantined: z.boolean(),
  photo_count: z.int(),
  assigned_to: PersonName.nullable(),
  /** When the visitor said that help is no longer needed. */
  cancelled_at: z.iso.datetime().nullable(),
  /** Until when a call was promised, while no one has called; null where none is due. */
  call_by: z.iso.datetime().nullable(),
  /** Whether whoever is there waits for the office; `taken` once someone of the office is on it. */
  office_call: z.enum(['waiting', 'taken']).nullable().default(null),
  /** A job was made of it: its stage and its visits decide from there on. */
  has_job: z.boolean(),
  /** Why its job waits; null: it does not. */
  hold: z.string().nullable().default(null),
  /** Whoever was there has left: of its visits none is ahead. */
  visit_left: z.boolean().default(false),
})
export type LeadRow = z.output<typeof LeadRow>

export const LeadPage = z.object({ items: z.array(LeadRow), next: z.string().nullable() })
export type LeadPage = z.output<typeof LeadPage>
