import * as z from 'zod'
import { request } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'
import { assignedLine, mailedLine, movedLine } from './history-lines.ts'
import { LeadStatus, Outcome } from './lead.ts'
import { ofLead } from './of-lead.ts'
import { Visit } from './visit.ts'

const leadId = { lead_id: z.uuid() }

export const leadReceived = defineEvent('lead.received', {
  ...ofLead,
  payload: z.object(leadId),
  audit: request('Received', 'wrote down {it}', '{it} came in'),
  line: () => 'Request received',
})
export const leadQuarantined = defineEvent('lead.quarantined', {
  ...ofLead,
  payload: z.object({ ...leadId, reasons: z.array(z.string()) }),
  audit: request('Set apart as spam', 'set {it} apart', '{it} was set apart as spam'),
  line: () => 'Held in quarantine',
})
export const leadReleased = defineEvent('lead.released', {
  ...ofLead,
  payload: z.object(leadId),
  pages: 'call-back-times',
  audit: request(
    'Taken out of quarantine',
    'took {it} out of quarantine',
    '{it} was taken out of quarantine',
  ),
  line: () => 'Released from quarantine',
})
export const leadMoved = defineEvent('lead.moved', {
  ...ofLead,
  payload: z.object({
    ...leadId,
    from: LeadStatus,
    to: LeadStatus,
    /** Of a visit: when, and who goes. */
    visit: Visit.optional(),
    employee_id: z.uuid().optional(),
    outcome: Outcome.optional(),
  }),
  pages: 'call-back-times',
  audit: {
    ...request('Moved along', 'moved {it} from {from} to {to}', '{it} moved from {from} to {to}'),
    field: 'status',
  },
  names: { receiver: 'employee_id' },
  line: movedLine,
})
export const leadAssigned = defineEvent('lead.assigned', {
  ...ofLead,
  payload: z.object({ ...leadId, from: z.uuid().nullable(), to: z.uuid().nullable() }),
  // Whoever lost it must hear of it too, and no longer sees it.
  audience: { permission: 'leads.view', reach: 'any' },
  audit: { ...request('Handed on', 'handed {it} to {to}', '{it} was handed to {to}'), field: 'assigned_to' },
  names: { receiver: 'to' },
  line: assignedLine,
})
export const leadMailed = defineEvent('lead.mailed', {
  ...ofLead,
  payload: z.object({ ...leadId, dispatch: z.enum(['sent', 'kept']) }),
  audit: request(
    'Office told by mail',
    'told the office of {it} by mail',
    'the office was told of {it} by mail',
  ),
  line: mailedLine,
})
export const leadPhotoAdded = defineEvent('lead.photo_added', {
  ...ofLead,
  payload: z.object(leadId),
  audit: request('Photo added', 'added a photo to {it}', 'a photo was added to {it}'),
  folds: 'photos',
  line: ({ by }) => (by ? 'Photo added' : 'Customer added a photo'),
  lineOfMany: (count) => `${count} photos added`,
})
export const leadNoted = defineEvent('lead.noted', {
  ...ofLead,
  payload: z.object({ ...leadId, note_id: z.uuid() }),
  audit: request('Note added', 'wrote a note on {it}', 'a note was written on {it}'),
  line: () => 'Note added',
})
