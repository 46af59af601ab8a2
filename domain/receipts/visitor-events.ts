import * as z from 'zod'
import { request } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'
import { ofLead } from '#domain/leads/of-lead.ts'
import { answeredLine } from './answered-line.ts'
import { Answers } from './receipt.ts'

// What visitors do after sending. Which answers, and the choices among them; never what they wrote or how to reach them.
const leadId = { lead_id: z.uuid() }
const choice = z.string().nullable()

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
  payload: z.object({
    ...leadId,
    fields: z.array(z.enum(Answers.keyof().options)),
    choices: z
      .object({ when: choice, insurance: choice, reach_by: choice, depth: choice, rooms: choice })
      .partial(),
  }),
  audit: request(
    'Details added by the customer',
    'added details to {it}',
    'the customer added details to {it}',
  ),
  line: answeredLine,
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
