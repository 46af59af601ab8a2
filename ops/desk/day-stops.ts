import type { LeadDetail } from '#domain/leads/lead.ts'
import type { Entry } from '../outbox/entry.ts'
import { leadAsDone } from '../outbox/lead-after.ts'
import { undoneSteps } from '../outbox/outbox.ts'
import { isUnsent } from '../outbox/unsent-states.ts'
import { toStop, type Stop } from './my-day.ts'
import { stepsOfToday, type ShownStep } from './visit-steps.ts'

type Shown = Pick<
  LeadDetail,
  | 'notes'
  | 'steps'
  | 'status'
  | 'visit'
  | 'outcome'
  | 'revision'
  | 'visit_left'
  | 'has_job'
  | 'hold'
  | 'my_visits'
>
type Moment = { now: Date; clockError: number }

/**
 * Makes the stop of a request from what the server told and what this device did to it. While neither changes it is the same object,
 * so that its line is not drawn again when something else on the desk changes. `now` is the same as long as its day is.
 */
export function dayStops<Lead extends Shown>() {
  const made = new WeakMap<Lead, { of: readonly unknown[]; stop: Stop<Lead, ShownStep> }>()
  return (lead: Lead, mine: readonly Entry[], { now, clockError }: Moment) => {
    const known = made.get(lead)
    const of = [mine, now, clockError]
    if (known && of.every((part, nth) => part === known.of[nth])) return known.stop
    const unsent = mine.filter(isUnsent)
    const undone = undoneSteps(mine)
    const steps = stepsOfToday(lead.steps, unsent, { now, clockError })
    const taken = steps.filter(({ id }) => !undone.has(id))
    const stop = toStop(leadAsDone(lead, unsent), taken, now)
    made.set(lead, { of, stop })
    return stop
  }
}
