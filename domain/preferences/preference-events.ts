import * as z from 'zod'
import { person } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'

const fields = z.record(z.string(), z.unknown())

export const preferencesChanged = defineEvent('preference.changed', {
  subjects: ['employee_id'],
  payload: z.object({ employee_id: z.uuid(), before: fields, after: fields }),
  audience: null,
  stale: [],
  audit: person(
    'Alerts or language changed',
    'changed how the portal reaches {it}',
    'how the portal reaches {it} was changed',
  ),
})
