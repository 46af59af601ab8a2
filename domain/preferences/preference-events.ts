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
    'Alert or language settings changed',
    'changed {its} alert or language settings',
    '{its} alert or language settings were changed',
  ),
})
