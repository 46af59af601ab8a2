import * as z from 'zod'
import { request } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'
import { ofLead } from '../of-lead.ts'

/** That a call was opened is told by its step, and that it was undone too. */
const ofCall = { ...ofLead, payload: z.object({ lead_id: z.uuid(), call_id: z.uuid() }) } as const

export const officeCallTaken = defineEvent('office_call.taken', {
  ...ofCall,
  audit: request(
    'Office call taken',
    'took the call for the office about {it}',
    'the call for the office about {it} was taken',
  ),
  line: () => 'Office call taken',
})
export const officeCallAnswered = defineEvent('office_call.answered', {
  ...ofCall,
  audit: request(
    'Office call answered',
    'answered the call for the office about {it}',
    'the call for the office about {it} was answered',
  ),
  line: () => 'Office call answered',
})
export const officeCallDone = defineEvent('office_call.done', {
  ...ofCall,
  audit: request(
    'Office call done',
    'marked the call for the office about {it} as done',
    'the call for the office about {it} was marked as done',
  ),
  line: () => 'Office call done',
})
