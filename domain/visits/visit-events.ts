import * as z from 'zod'
import { job } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'
import { VisitTime } from './visit-time.ts'
import { toldReasons } from './cancel-reasons.ts'
import {
  canceledLine,
  canceledTooLateLine,
  changedLine,
  madeBeforeLine,
  plannedLine,
  textDropReasons,
  textDroppedLine,
  textLine,
} from './history-lines.ts'
import { ofVisit } from './of-visit.ts'
import { VisitKindName } from './visit.ts'

const visitId = { job_id: z.uuid(), visit_id: z.uuid() }
const itemId = { job_id: z.uuid(), item_id: z.uuid() }

/** What a visit is after a change. People stand in it by their ids, and the words of a note or a reason nowhere. */
const planned = {
  ...visitId,
  kind: VisitKindName,
  visit: VisitTime.nullable(),
  people: z.array(z.uuid()),
  /** That nobody on it holds a certification that is demanded. */
  is_override: z.boolean(),
}

export const visitPlanned = defineEvent('visit.planned', {
  ...ofVisit,
  payload: z.object(planned),
  audit: job('Visit planned', 'planned a visit of {it}', 'a visit of {it} was planned'),
  names: { receivers: 'people' },
  line: plannedLine,
  facts: ['kind', 'visit', 'is_override'],
})
export const visitChanged = defineEvent('visit.changed', {
  ...ofVisit,
  payload: z.object({
    ...planned,
    changed: z.array(z.enum(['when', 'people', 'kind', 'length', 'note', 'override'])),
    /** Who goes since then and did not before. */
    added: z.array(z.uuid()).optional(),
    /** Who does not go any more, and was planned to. */
    removed: z.array(z.uuid()).optional(),
    /** The job that it belonged to before a merge, or the undo of one. */
    moved_from: z.uuid().optional(),
  }),
  audit: job('Visit changed', 'changed a visit of {it}', 'a visit of {it} was changed'),
  names: { receivers: 'people' },
  line: changedLine,
  facts: ['kind', 'visit', 'changed', 'is_override'],
})
export const visitCanceled = defineEvent('visit.canceled', {
  ...ofVisit,
  payload: z.object({
    ...visitId,
    kind: VisitKindName,
    /** Left out where it was typed. */
    reason: z.enum(toldReasons).optional(),
  }),
  audit: job('Visit canceled', 'canceled a visit of {it}', 'a visit of {it} was canceled'),
  line: canceledLine,
  facts: ['kind', 'reason'],
})
export const visitRestored = defineEvent('visit.restored', {
  ...ofVisit,
  payload: z.object({ ...visitId, kind: VisitKindName }),
  audit: job('Visit restored', 'restored a visit of {it}', 'a visit of {it} was restored'),
  line: () => 'Canceled visit restored',
  facts: ['kind'],
})
/** Who was to make it was there already, and told so after it was canceled. */
export const visitCanceledTooLate = defineEvent('visit.canceled_too_late', {
  ...ofVisit,
  payload: z.object({ ...visitId, kind: VisitKindName }),
  audit: job(
    'Visit canceled too late',
    'was at {it} before hearing that the visit was canceled',
    'a visit of {it} was canceled too late',
  ),
  line: canceledTooLateLine,
  facts: ['kind'],
})
/** Someone made it by an earlier plan, and told so after the office had changed it. `made_of` is the visit that was changed. */
export const visitMadeBefore = defineEvent('visit.made_before', {
  ...ofVisit,
  payload: z.object({
    ...visitId,
    made_of: z.uuid(),
    kind: VisitKindName,
    visit: VisitTime.nullable(),
    people: z.array(z.uuid()),
  }),
  audit: job(
    'Visit made before it changed',
    'made a visit of {it} before hearing that it changed',
    'a visit of {it} was made before it changed',
  ),
  names: { receivers: 'people' },
  line: madeBeforeLine,
  facts: ['kind', 'visit'],
})
export const itemAdded = defineEvent('visit.item_added', {
  ...ofVisit,
  payload: z.object(itemId),
  audit: job('Visit item added', 'added something to do at {it}', 'something to do was added to {it}'),
  line: () => 'Item added to the visits',
})
export const itemDone = defineEvent('visit.item_done', {
  ...ofVisit,
  payload: z.object(itemId),
  audit: job('Visit item done', 'did something at {it}', 'something was done at {it}'),
  line: () => 'Item done',
})
export const itemReopened = defineEvent('visit.item_reopened', {
  ...ofVisit,
  payload: z.object(itemId),
  audit: job(
    'Visit item reopened',
    'reopened something to do at {it}',
    'something to do at {it} was reopened',
  ),
  line: () => 'Item reopened',
})
export const visitTextSent = defineEvent('visit.text_sent', {
  ...ofVisit,
  payload: z.object({ ...visitId, dispatch: z.enum(['sent', 'kept']) }),
  audit: job('Customer texted', 'texted the customer of {it}', 'the customer of {it} was texted'),
  line: textLine,
  facts: ['dispatch'],
})
/** `late`: the step came too late for it to be true. `budget`: too many at once. What was taken back in time is not told. */
export const visitTextDropped = defineEvent('visit.text_dropped', {
  ...ofVisit,
  payload: z.object({ ...visitId, why: z.enum(textDropReasons) }),
  audit: job(
    'Customer not texted',
    'did not text the customer of {it}',
    'the customer of {it} was not texted',
  ),
  line: textDroppedLine,
  facts: ['why'],
})
