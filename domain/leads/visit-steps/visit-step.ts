import * as z from 'zod'
import { MadeId, sentId } from '#platform/requests/sent-id.ts'
import { text } from '#platform/text/text.ts'
import { minute } from '#platform/time.ts'
import { CallState } from '../office-calls/call-state.ts'

/**
 * What someone in the field tells of a visit, by one tap: at a request that is scheduled, or at a visit of its job. The path of the
 * endpoint, under the request, and the entries in outboxes say only `steps` and `step`: devices send and store them for weeks.
 */
export const visitStepKinds = ['on_my_way', 'arrived', 'departed', 'needs_office'] as const
export const VisitStepKind = z.enum(visitStepKinds)
export type VisitStepKind = z.output<typeof VisitStepKind>

/** Why someone in the field needs the office. The file audit says it of who leaves with gaps; the others people choose themselves. */
export const officeReasons = ['materials', 'no_access', 'hazard', 'question', 'left_gaps', 'other'] as const
export const OfficeReason = z.enum(officeReasons)
export type OfficeReason = z.output<typeof OfficeReason>

export const longestDetail = 300

/** What is told of a step that needs the office, if anything is; of other steps there is nothing more to tell. */
export const officeCall = { reason: OfficeReason.optional(), detail: text(longestDetail).optional() }

type Told = { reason?: OfficeReason | undefined; detail?: string | undefined }

export function mayTell(kind: VisitStepKind, { reason, detail }: Told) {
  return kind === 'needs_office' || (!reason && !detail)
}
export const tellsTooMuch = {
  path: ['reason'],
  message: 'Only a step that needs the office has a reason.',
}

/** `at` is when it was tapped; without signal that is long before `received_at`. */
export const VisitStep = z.object({
  id: z.uuid(),
  kind: VisitStepKind,
  at: z.iso.datetime(),
  received_at: z.iso.datetime(),
  employee_id: z.uuid(),
  by: z.string(),
  reason: OfficeReason.nullable(),
  detail: z.string(),
  /** Of a step that needs the office: what became of the call. Null of other steps, and of those before calls stood open. */
  call: CallState.nullable().default(null),
  /** Of a visit of the job; null where the request had none then. */
  visit_id: z.uuid().nullable(),
})
export type VisitStep = z.output<typeof VisitStep>

export const NewVisitStep = z
  .object({
    id: MadeId,
    kind: VisitStepKind,
    at: z.iso.datetime(),
    /** The visit of the job; without it, the one that its sender makes on that day. */
    visit_id: sentId('Visit not found.').optional(),
    ...officeCall,
  })
  .refine(({ kind, ...told }) => mayTell(kind, told), tellsTooMuch)
export type NewVisitStep = z.output<typeof NewVisitStep>

/** A step that was taken by mistake: all of it, as the undo may arrive before the step. */
export const UndoneStep = z.object({
  id: sentId('Step not found.'),
  kind: VisitStepKind,
  step_at: z.iso.datetime(),
})
export type UndoneStep = z.output<typeof UndoneStep>

/** `at` is when the undo was tapped. */
export const StepUndo = UndoneStep.extend({ at: z.iso.datetime() })
export type StepUndo = z.output<typeof StepUndo>

/** From the tap on the step to the tap on Undo, however late either arrives: so long a screen offers it. */
export const undoTime = 10 * minute

/** How much longer the server accepts it: it corrects the clock of a device by whole minutes, for each of the two anew. */
export const undoTolerance = 5 * minute
