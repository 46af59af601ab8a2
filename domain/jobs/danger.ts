import * as z from 'zod'
import { values } from '#platform/choices.ts'
import { hazards } from './facts/site-choices.ts'
import type { JobFacts } from './facts/facts.ts'
import type { JobDetail } from './job.ts'
import { endsJob, hasReached, type SideState, type Stage } from './stages/stages.ts'
import { isVisitable } from './stages/visited.ts'

export const Hazard = z.enum(values(hazards))
export type Hazard = z.output<typeof Hazard>

/** The hazards that were reported, in the order in which they are asked. */
export function hazardsIn(facts: JobFacts): Hazard[] {
  return values(hazards).filter((hazard) => answerTo(hazard, facts) === 'yes')
}

/** Those that a crew must know of before it arrives. Once one has inspected the loss, the file lists them. */
export function hazardsAhead(stage: Stage, reported: readonly string[]): Hazard[] {
  if (hasReached(stage, 'inspected')) return []
  return values(hazards).filter((hazard) => reported.includes(hazard))
}

/** Those that whoever opens the file reads first, as long as someone may go there: an inspection turns off no gas. */
export function hazardsThere({ stage, side, facts }: Pick<JobDetail, 'stage' | 'side' | 'facts'>): Hazard[] {
  return endsJob(side) || !isVisitable(stage) ? [] : hazardsIn(facts)
}

/** Those that nobody asked about: what was not asked is not "none". */
export function hazardsNotAsked(facts: JobFacts): Hazard[] {
  return values(hazards).filter((hazard) => answerTo(hazard, facts) === undefined)
}

/** A loss of sewage has answered whether there is any. The column `hazards` of jobs has the same rule. */
function answerTo(hazard: Hazard, facts: JobFacts) {
  return facts[hazard] ?? (hazard === 'sewage' && comesAsSewage(facts) ? 'yes' : undefined)
}

const sewageSources: readonly JobFacts['source'][] = ['toilet_solids', 'drain_backup']

function comesAsSewage({ loss_type, source }: JobFacts) {
  return loss_type === 'sewage' || sewageSources.includes(source)
}

type Waiting = { stage: string; side?: SideState | null; urgency: number }

/** The order in which crews are sent, where no one was sent yet; behind them, in no order, all others. */
export function sendingOrder({ stage, side = null, urgency }: Waiting): number {
  return side === null && (stage === 'new' || stage === 'contacted') ? urgency : 5
}
