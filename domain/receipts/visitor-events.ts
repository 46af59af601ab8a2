import * as z from 'zod'
import { request } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'
import { ofLead } from '#domain/leads/of-lead.ts'
import { Answered, answeredLine } from './answered-line.ts'

// What visitors do after sending. Which answers, and the choices among them; never what they wrote or how to reach them.
const leadId = { lead_id: z.uuid() }

export const leadPhoneCorrected = defineEvent('lead.phone_corrected', {
  ...ofLead,
  payload: z.object(leadId),
  audit: request(
    'Phone number corrected by the customer',
    'corrected the phone number on {it}',
    'the customer corrected the phone number on {it}',
  ),
  line: () => 'Customer corrected the phone number',
})
export const leadAnswered = defineEvent('lead.answered', {
  ...ofLead,
  changesFigures: true,
  payload: z.object({
    ...leadId,
    ...Answered.shape,
  }),
  audit: request(
    'Details added by the customer',
    'added details to {it}',
    'the customer added details to {it}',
  ),
  line: answeredLine,
  facts: ['fields', 'choices'],
})
export const leadCancelled = defineEvent('lead.cancelled', {
  ...ofLead,
  payload: z.object(leadId),
  audit: request(
    'No longer needed',
    'said that {it} is no longer needed',
    'the customer said that {it} is no longer needed',
  ),
  line: () => 'Customer said it’s no longer needed',
})
