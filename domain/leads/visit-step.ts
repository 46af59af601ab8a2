import * as z from 'zod'
import { MadeId } from '#platform/requests/sent-id.ts'

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
  by: z.string(),
})
export type VisitStep = z.output<typeof VisitStep>

export const NewVisitStep = z.object({ id: MadeId, kind: VisitStepKind, at: z.iso.datetime() })
export type NewVisitStep = z.output<typeof NewVisitStep>

export const visitStepWords: Record<VisitStepKind, string> = {
  on_my_way: 'On the way',
  arrived: 'Arrived',
  departed: 'Departed',
  needs_office: 'Needs the office',
}
