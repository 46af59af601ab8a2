import { isDeepStrictEqual } from 'node:util'
import { Refusal } from '#platform/refusal.ts'
import { isOver, type SideState, type Stage } from '#domain/jobs/stages/stages.ts'
import type { VisitState } from './visit-state.ts'

export function requireGoingOn({ stage, side }: { stage: Stage; side: SideState | null }) {
  if (!isOver(stage, side)) return
  throw new Refusal(409, 'job-is-over', 'This job is over. Reopen it before you plan visits.')
}

/** Where someone is, or was, is not planned any more. */
export function requirePlanKept(was: VisitState, next: VisitState) {
  if (isDeepStrictEqual(was.when, next.when) && was.isCanceled === next.isCanceled) return
  throw new Refusal(409, 'visit-made', 'Someone already arrived at this visit. Plan another one.')
}
