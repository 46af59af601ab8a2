import * as z from 'zod'
import { defineEvent } from '#platform/events/event.ts'
import { Answers } from './receipt.ts'

// What visitors do after sending. Which answers, and the choices among them; never what they wrote or how to reach them.
const leadId = { lead_id: z.uuid() }
const choice = z.string().nullable()

export const leadPhoneCorrected = defineEvent('lead.phone_corrected', z.object(leadId), 'lead_id')
export const leadAnswered = defineEvent(
  'lead.answered',
  z.object({
    ...leadId,
    fields: z.array(z.enum(Answers.keyof().options)),
    choices: z
      .object({ when: choice, insurance: choice, reach_by: choice, depth: choice, rooms: choice })
      .partial(),
  }),
  'lead_id',
)
export const leadCancelled = defineEvent('lead.cancelled', z.object(leadId), 'lead_id')
