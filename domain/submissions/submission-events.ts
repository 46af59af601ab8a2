import * as z from 'zod'
import { job } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'
import { FormSlug } from '#domain/forms/form-slug.ts'
import { givenWays } from './copies-given.ts'

/** What every event of a filled form says of itself. It stands in the history of its job. Nothing that was answered is in it. */
const ofSubmission = {
  subjects: ['job_id', 'submission_id'],
  audience: { permission: 'submissions.view', reach: 'own' },
  of: 'job',
  stale: ['job', 'submissions'],
  payload: z.object({ job_id: z.uuid(), submission_id: z.uuid(), form: FormSlug }),
} as const

function audit(label: string, did: string, happened: string) {
  return { ...job(label, did, happened), also: 'submissions.view' } as const
}

export const submissionReceived = defineEvent('submission.received', {
  ...ofSubmission,
  audit: audit('Form submitted', 'submitted a form for {it}', 'a form was submitted for {it}'),
  line: () => 'Form submitted',
})
export const fixRequested = defineEvent('submission.fix_requested', {
  ...ofSubmission,
  audit: audit(
    'Fix of a form requested',
    'asked for a fix of a form of {it}',
    'a fix of a form of {it} was asked for',
  ),
  line: () => 'Fix of a form requested',
})
export const submissionApproved = defineEvent('submission.approved', {
  ...ofSubmission,
  audit: audit('Form approved', 'approved a form of {it}', 'a form of {it} was approved'),
  line: () => 'Form approved',
})
export const submissionOpened = defineEvent('submission.amending', {
  ...ofSubmission,
  audit: audit(
    'Form opened for an amendment',
    'opened a form of {it} for an amendment',
    'a form of {it} was opened for an amendment',
  ),
  line: () => 'Form opened for an amendment',
})
export const submissionVoided = defineEvent('submission.voided', {
  ...ofSubmission,
  audit: audit('Form voided', 'voided a form of {it}', 'a form of {it} was voided'),
  line: () => 'Form voided',
})
export const submissionOffered = defineEvent('submission.offered_again', {
  ...ofSubmission,
  audit: audit(
    'Declined form offered again',
    'offered a declined form of {it} again',
    'a declined form of {it} was offered again',
  ),
  line: () => 'Declined form offered again',
})
export const submissionCopied = defineEvent('submission.copied', {
  ...ofSubmission,
  audit: audit(
    'Copy of a form emailed',
    'emailed the customer of {it} a copy of a form',
    'a copy of a form was emailed to the customer of {it}',
  ),
  line: () => 'Copy of a form emailed to the customer',
})
export const submissionReopened = defineEvent('submission.reopened', {
  ...ofSubmission,
  audit: audit(
    'Decision about a form undone',
    'took back a decision about a form of {it}',
    'a decision about a form of {it} was taken back',
  ),
  line: () => 'Decision about a form undone',
})

/** How, and not to whom. */
const ofCopy = {
  ...ofSubmission,
  payload: ofSubmission.payload.extend({ way: z.enum(givenWays) }),
} as const

const Way = z.enum(givenWays)
const givenWords = {
  paper: 'Copy of a form given to the customer on paper',
  email: 'Copy of a form emailed to the customer',
  text: 'Copy of a form texted to the customer',
  download: 'Copy of a form downloaded from its link',
} as const

export const copyGiven = defineEvent('submission.copy_given', {
  ...ofCopy,
  audit: audit(
    'Copy of a form given',
    'gave the customer of {it} their copy of a form',
    'the customer of {it} got their copy of a form',
  ),
  line: ({ payload }) => givenWords[Way.parse(payload['way'])],
})
export const copyNotGiven = defineEvent('submission.copy_not_given', {
  ...ofCopy,
  audit: audit(
    'Mark of a given copy removed',
    'took back that the customer of {it} got their copy of a form',
    'it was taken back that the customer of {it} got their copy of a form',
  ),
  line: () => 'Copy of a form not given yet, as was marked by mistake',
})
