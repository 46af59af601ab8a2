import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import { AuditDay } from './audit-day.ts'
import { auditGroups } from './kind.ts'
import { auditKinds } from './kinds.ts'
import { namesOf } from './names-of.ts'

/** What a list of events can be narrowed to: a group of them, or one kind. */
export const kindChoices: readonly string[] = [...namesOf(auditGroups), ...Object.keys(auditKinds)]

export const AuditQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(30),
  cursor: z.string().max(60).optional(),
  /** Who did it. */
  person: sentId().optional(),
  /** What it was done to. */
  record: sentId().optional(),
  /** A group of events, or one event by its name. */
  kind: z.enum(kindChoices).optional(),
  /** The first and the last day, as the office counts days. */
  from: AuditDay.optional(),
  to: AuditDay.optional(),
})
export type AuditQuery = z.output<typeof AuditQuery>
