import { eventKinds } from '#domain/events/event-kinds.ts'
import type { AuditKind } from './kind.ts'

/** The words of every kind of event, by its name. One that is not here is shown only to who may see everything. */
export const auditKinds: Readonly<Record<string, AuditKind>> = Object.fromEntries(
  Object.values(eventKinds).map(({ name, audit }) => [name, audit]),
)
