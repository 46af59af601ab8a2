import { isDeepStrictEqual } from 'node:util'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { isOver, type SideState, type Stage } from '#domain/jobs/stages/stages.ts'
import { hasPassed, passedSentence } from '#domain/leads/visits/visit.ts'
import type { When } from './visit.ts'
import type { VisitState } from './visit-state.ts'

export function requireGoingOn({ stage, side }: { stage: Stage; side: SideState | null }) {
  if (!isOver(stage, side)) return
  throw new Refusal(409, 'job-is-over', 'This job is over. Reopen it before you plan visits.')
}

export function requireAhead({ now }: World, when: When | null) {
  if (!when) return
  if (when.on < companyDay(now()))
    throw fieldRefusal('on', 'This date has passed. Choose today or a later date.')
  if (hasPassed(when, now())) throw fieldRefusal('to', passedSentence)
}

/** Where someone is, or was, is not planned any more. */
export function requirePlanKept(was: VisitState, next: VisitState) {
  if (isDeepStrictEqual(was.when, next.when) && was.isCanceled === next.isCanceled) return
  throw new Refusal(409, 'visit-made', 'Someone already arrived at this visit. Plan another one.')
}

function fieldRefusal(field: string, sentence: string) {
  return new Refusal(422, 'bad-fields', sentence, { fields: { [field]: [sentence] } })
}
