import { fieldRefusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { hasPassed, passedSentence, type VisitTime } from './visit-time.ts'

/** Nobody is sent at a time that has passed. */
export function requireAhead({ now }: World, when: VisitTime): void {
  if (when.on < companyDay(now()))
    throw fieldRefusal('on', 'This date has passed. Choose today or a later date.')
  if (hasPassed(when, now())) throw fieldRefusal('to', passedSentence)
}
