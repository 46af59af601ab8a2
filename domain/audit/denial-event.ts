import * as z from 'zod'
import { defineEvent } from '#domain/events/define-event.ts'

/** A person asked for what their roles do not allow. `route` is the pattern of the endpoint, without anyone's ids. */
export const accessDenied = defineEvent('access.denied', {
  subjects: ['employee_id'],
  payload: z.object({ employee_id: z.uuid(), permission: z.string(), route: z.string() }),
  audience: null,
  stale: [],
  audit: {
    group: 'refusals',
    record: 'person',
    label: 'Permission denied',
    did: 'tried something they don’t have permission for: {permission}',
    happened: '{it} tried something they don’t have permission for: {permission}',
  },
})
