import * as z from 'zod'
import { company } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'
import { FormSlug } from '#domain/forms/form-slug.ts'

/** What every event says of a filled form that belongs to no job, as the check of a vehicle. Nothing that was answered is in it. */
const ofForm = {
  subjects: ['company_id', 'submission_id'],
  audience: null,
  stale: [],
  payload: z.object({ company_id: z.uuid(), submission_id: z.uuid(), form: FormSlug }),
} as const

function audit(label: string, did: string, happened: string) {
  return { ...company(label, did, happened), also: 'submissions.view' } as const
}

export const companyFormReceived = defineEvent('company_form.received', {
  ...ofForm,
  audit: audit(
    'Form without a job submitted',
    'submitted a form of no job',
    'a form of no job was submitted',
  ),
})
export const companyFormFixRequested = defineEvent('company_form.fix_requested', {
  ...ofForm,
  audit: audit(
    'Fix of a form without a job requested',
    'asked for a fix of a form of no job',
    'a fix of a form of no job was asked for',
  ),
})
export const companyFormApproved = defineEvent('company_form.approved', {
  ...ofForm,
  audit: audit('Form without a job approved', 'approved a form of no job', 'a form of no job was approved'),
})
export const companyFormOpened = defineEvent('company_form.amending', {
  ...ofForm,
  audit: audit(
    'Form without a job opened for an amendment',
    'opened a form of no job for an amendment',
    'a form of no job was opened for an amendment',
  ),
})
export const companyFormVoided = defineEvent('company_form.voided', {
  ...ofForm,
  audit: audit('Form without a job voided', 'voided a form of no job', 'a form of no job was voided'),
})
