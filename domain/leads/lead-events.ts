import * as z from 'zod'
import { request } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'
import { assignedLine, mailedLine, movedLine, photosLine, stepLine, undoneStepLine } from './history-lines.ts'
import { LeadStatus, Outcome } from './lead-states.ts'
import { ofLead } from './of-lead.ts'
import { VisitTime } from '#domain/visits/visit-time.ts'
import { OfficeReason, VisitStepKind } from './visit-steps/visit-step.ts'

const leadId = { lead_id: z.uuid() }

/** When a request is visited, and by whom, stands on the calendar among the visits of jobs. */
const ofPlan = { ...ofLead, stale: [...ofLead.stale, 'visits'] } as const

/** A step also changes what is seen of the job, and of its visits. */
const ofStep = { ...ofLead, of: 'job', stale: [...ofPlan.stale, 'job', 'jobs'] } as const

export const leadReceived = defineEvent('lead.received', {
  ...ofLead,
  changesFigures: true,
  payload: z.object(leadId),
  audit: request('Received', 'entered {it}', '{it} was received'),
  line: () => 'Request received',
})
/** Entered by whoever took the call. Where it is theirs from the start, nothing alerts anyone. */
export const leadEntered = defineEvent('lead.entered', {
  ...ofLead,
  changesFigures: true,
  payload: z.object(leadId),
  audit: request('Entered', 'entered {it}', '{it} was entered'),
  line: () => 'Request received by phone',
})
export const leadQuarantined = defineEvent('lead.quarantined', {
  ...ofLead,
  payload: z.object({ ...leadId, reasons: z.array(z.string()) }),
  audit: request('Quarantined', 'quarantined {it}', '{it} was quarantined as possible spam'),
  line: () => 'Held in quarantine',
})
export const leadReleased = defineEvent('lead.released', {
  ...ofLead,
  changesFigures: true,
  payload: z.object(leadId),
  pages: 'call-back-times',
  audit: request(
    'Released from quarantine',
    'released {it} from quarantine',
    '{it} was released from quarantine',
  ),
  line: () => 'Released from quarantine',
})
export const leadMoved = defineEvent('lead.moved', {
  ...ofPlan,
  changesFigures: true,
  payload: z.object({
    ...leadId,
    from: LeadStatus,
    to: LeadStatus,
    /** Of a visit: when, and who goes. */
    visit: VisitTime.optional(),
    employee_id: z.uuid().optional(),
    outcome: Outcome.optional(),
  }),
  pages: 'call-back-times',
  audit: {
    ...request(
      'Status changed',
      'changed the status of {it} from {from} to {to}',
      'the status of {it} changed from {from} to {to}',
    ),
    field: 'status',
  },
  names: { receiver: 'employee_id' },
  line: movedLine,
  facts: ['from', 'to', 'visit', 'outcome'],
})
export const leadAssigned = defineEvent('lead.assigned', {
  ...ofPlan,
  leaves: 'from',
  payload: z.object({
    ...leadId,
    from: z.uuid().nullable(),
    to: z.uuid().nullable(),
    /** The event of a visit tells them already that they go there. */
    knows: z.boolean().optional(),
    /** The job that their visit belongs to now: they go there as before. */
    moved_to: z.uuid().optional(),
  }),
  audit: {
    ...request('Assigned', 'assigned {it} to {to}', '{it} was assigned to {to}'),
    field: 'assigned_to',
  },
  names: { receiver: 'to' },
  line: assignedLine,
})
export const leadMailed = defineEvent('lead.mailed', {
  ...ofLead,
  payload: z.object({ ...leadId, dispatch: z.enum(['sent', 'kept']) }),
  audit: request('Office emailed', 'emailed the office about {it}', 'the office was emailed about {it}'),
  line: mailedLine,
  facts: ['dispatch'],
})
export const leadPhotoAdded = defineEvent('lead.photo_added', {
  ...ofLead,
  payload: z.object({
    ...leadId,
    /** When it was added, where it arrived long after that. */
    at: z.iso.datetime().optional(),
  }),
  audit: request('Photo added', 'added a photo to {it}', 'a photo was added to {it}'),
  folds: 'photos',
  line: (told) => photosLine(1, told),
  lineOfMany: photosLine,
  facts: ['at'],
})
export const leadNoted = defineEvent('lead.noted', {
  ...ofLead,
  payload: z.object({ ...leadId, note_id: z.uuid() }),
  audit: request('Note added', 'added a note to {it}', 'a note was added to {it}'),
  line: () => 'Note added',
})
export const visitStepTaken = defineEvent('lead.visit_step_taken', {
  ...ofStep,
  payload: z.object({
    ...leadId,
    kind: VisitStepKind,
    at: z.iso.datetime(),
    reason: OfficeReason.optional(),
    /** Of a step that needs the office: the call that it opened. */
    call_id: z.uuid().optional(),
    /** Of the job, where it is known which. */
    visit_id: z.uuid().optional(),
  }),
  audit: request(
    'Visit step',
    'reported a step of the visit to {it}',
    'a step of the visit to {it} was reported',
  ),
  line: stepLine,
  facts: ['kind', 'at', 'reason'],
})
/** The line of the step itself stays above it. */
export const visitStepUndone = defineEvent('lead.visit_step_undone', {
  ...ofStep,
  payload: z.object({ ...leadId, kind: VisitStepKind, at: z.iso.datetime() }),
  audit: request(
    'Visit step undone',
    'took back a step of the visit to {it}',
    'a step of the visit to {it} was taken back',
  ),
  line: undoneStepLine,
  facts: ['kind', 'at'],
})
