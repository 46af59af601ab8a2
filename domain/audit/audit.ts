import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import { text } from '#platform/text/text.ts'
import { auditGroups, recordPermissions } from './kind.ts'
import { namesOf } from './names-of.ts'

const Facts = z.record(z.string(), z.unknown())

/** What happened, as the record shows it: what the viewer may not see is absent. */
export const AuditEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  name: z.string(),
  /** The whole sentence, beginning with who did it. */
  words: z.string(),
  group: z.enum(namesOf(auditGroups)).nullable(),
  by: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  subject: z
    .object({
      id: z.uuid(),
      label: z.string(),
      /** Where the portal shows it. */
      path: z.string().nullable(),
    })
    .nullable(),
  before: Facts.nullable(),
  after: Facts.nullable(),
  /** Facts that changed and whose values are not told. */
  changed: z.array(z.string()),
  details: Facts,
  sealed: z.boolean(),
})
export type AuditEntry = z.output<typeof AuditEntry>

export const AuditPage = z.object({ items: z.array(AuditEntry), next: z.string().nullable() })
export type AuditPage = z.output<typeof AuditPage>

/** Something that events can be about, as it is chosen from a list. */
export const AuditRecord = z.object({
  id: z.uuid(),
  type: z.enum(namesOf(recordPermissions)),
  label: z.string(),
  /** What tells it from others with the same label. */
  hint: z.string(),
})
export type AuditRecord = z.output<typeof AuditRecord>
export const AuditRecords = z.object({ items: z.array(AuditRecord) })

export const AuditRecordQuery = z.object({
  /** A part of a person's or a role's name, or of a request's reference, name or number. */
  q: text(80).default(''),
  /** One that is known already. */
  id: sentId().optional(),
})
export type AuditRecordQuery = z.output<typeof AuditRecordQuery>
