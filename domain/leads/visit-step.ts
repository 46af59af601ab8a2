import * as z from 'zod'
import { MadeId, sentId } from '#platform/requests/sent-id.ts'
import { minute } from '#platform/time.ts'

/** What someone in the field tells of a visit, by one tap. */
export const visitStepKinds = ['on_my_way', 'arrived', 'departed', 'needs_office'] as const
export const VisitStepKind = z.enum(visitStepKinds)
export type VisitStepKind = z.output<typeof VisitStepKind>

/** `at` is when it was tapped; without signal that is long before `received_at`. */
export const VisitStep = z.object({
  id: z.uuid(),
  kind: VisitStepKind,
  at: z.iso.datetime(),
  received_at: z.iso.datetime(),
  employee_id: z.uuid(),
  by: z.string(),
})
export type VisitStep = z.output<typeof VisitStep>

export const NewVisitStep = z.object({ id: MadeId, kind: VisitStepKind, at: z.iso.datetime() })
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

/** From the tap on the step to the tap on Undo, however late either arrives. */
export const undoTime = 15 * minute

export const visitStepWords: Record<VisitStepKind, string> = {
  on_my_way: 'On the way',
  arrived: 'Arrived',
  departed: 'Departed',
  needs_office: 'Needs the office',
}
