import * as z from 'zod'
import { job } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'
import { FormSlug } from '#domain/forms/form-slug.ts'
import { signingChannels } from './signing-channels.ts'

/** It stands in the history of its job. Neither who signs nor what was written is in it. */
const ofRequest = {
  subjects: ['job_id'],
  audience: { permission: 'submissions.view', reach: 'own' },
  of: 'job',
  stale: ['job', 'submissions'],
} as const

const request = { job_id: z.uuid(), request_id: z.uuid(), form: FormSlug }

function audit(label: string, did: string, happened: string) {
  return { ...job(label, did, happened), also: 'submissions.view' } as const
}

export const signingAsked = defineEvent('signing_request.sent', {
  ...ofRequest,
  payload: z.object({ ...request, channel: z.enum(signingChannels), is_again: z.boolean() }),
  audit: audit(
    'Form sent to sign',
    'sent a form of {it} to be signed by link',
    'a form of {it} was sent to be signed by link',
  ),
  line: () => 'Form sent to sign by link',
})
export const signedByLink = defineEvent('signing_request.signed', {
  ...ofRequest,
  payload: z.object({ ...request, submission_id: z.uuid() }),
  audit: audit('Form signed by link', 'signed a form of {it} by link', 'a form of {it} was signed by link'),
  line: () => 'Form signed by link',
})
export const declinedByLink = defineEvent('signing_request.declined', {
  ...ofRequest,
  payload: z.object(request),
  audit: audit(
    'Form declined by link',
    'declined to sign a form of {it} by link',
    'whoever had the link declined to sign a form of {it}',
  ),
  line: () => 'Signature declined by link',
})
export const signingRevoked = defineEvent('signing_request.revoked', {
  ...ofRequest,
  payload: z.object(request),
  audit: audit(
    'Link to sign revoked',
    'revoked a link to sign a form of {it}',
    'a link to sign a form of {it} was revoked',
  ),
  line: () => 'Link to sign revoked',
})
