import * as z from 'zod'
import { role } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'

const roleId = { role_id: z.uuid() }
/** Permissions as tables hold them: `leads.view`, or `leads.view:assigned`. */
const Facts = z.object({
  name: z.string(),
  description: z.string(),
  permissions: z.array(z.string()),
  demands_factor: z.boolean(),
})
const ofRole = {
  subjects: ['role_id'],
  audience: null,
  changesAccessOf: 'everyone',
  stale: ['roles'],
} as const

export const roleCreated = defineEvent('role.created', {
  ...ofRole,
  payload: z.object({ ...roleId, after: Facts }),
  audit: role('Created', 'created the role {it}', 'the role {it} was created'),
})
/** Contains only what changed. */
export const roleChanged = defineEvent('role.changed', {
  ...ofRole,
  payload: z.object({ ...roleId, before: Facts.partial(), after: Facts.partial() }),
  audit: role('Changed', 'changed the role {it}', 'the role {it} was changed'),
})
/** `moved_to` is the role that its people have now. */
export const roleDeleted = defineEvent('role.deleted', {
  ...ofRole,
  payload: z.object({ ...roleId, before: Facts, moved_to: z.uuid().nullable() }),
  audit: role('Deleted', 'deleted the role {it}', 'the role {it} was deleted'),
})
