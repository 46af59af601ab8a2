import * as z from 'zod'
import { person } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'

/** That it was given, never what it looks like. */
const ofSignature = {
  subjects: ['employee_id'],
  payload: z.object({ employee_id: z.uuid() }),
  audience: null,
  stale: [],
} as const

export const signatureSet = defineEvent('signature.set', {
  ...ofSignature,
  audit: person('Signature added', 'added {its} signature', '{its} signature was added'),
})
export const signatureRemoved = defineEvent('signature.removed', {
  ...ofSignature,
  audit: person('Signature removed', 'removed {its} signature', '{its} signature was removed'),
})
