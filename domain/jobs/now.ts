import { clocks, clockState, type ClockKey } from './stages/clocks.ts'
import { endangersPeople, hazardsAhead, hazardsIn } from './danger.ts'
import { hazards } from './facts/site-choices.ts'
import type { JobDetail } from './job.ts'
import { stageAfter, type Stage } from './stages/stages.ts'
import { mustBeVisited } from './stages/visited.ts'

type Hazard = (typeof hazards)[number]

/** What matters most at a job in this moment: one of these, chosen by `whatNow`. */
export type Now =
  | { rule: 'merged'; into: string }
  | { rule: 'aside'; side: NonNullable<JobDetail['side']>; since: string; reason: string }
  | { rule: 'danger'; hazards: Hazard[] }
  | { rule: 'late'; clock: ClockKey; due_at: string }
  | { rule: 'call-back'; due_at: string }
  | { rule: 'plan-visit'; clock: ClockKey | null; due_at: string | null }
  | { rule: 'next-stage'; stage: Stage; isVisitPlanned: boolean }
  | { rule: 'done' }

type Known = Pick<
  JobDetail,
  'stage' | 'side' | 'side_since' | 'side_reason' | 'merged_into' | 'facts' | 'clocks' | 'next_visit'
>

/** Danger first, then missed times, then what comes next. */
export function whatNow(job: Known, now: Date): Now {
  if (job.merged_into) return { rule: 'merged', into: job.merged_into.number }
  if (job.side) return { rule: 'aside', side: job.side, since: job.side_since ?? '', reason: job.side_reason }
  if (job.stage === 'closed') return { rule: 'done' }
  const dangers = dangersOf(job)
  if (dangers.length > 0) return { rule: 'danger', hazards: dangers }
  const late = job.clocks.find((clock) => clockState(clock, now) === 'late')
  if (late) return { rule: 'late', clock: late.key, due_at: late.due_at }
  const [contact] = job.clocks
  if (job.stage === 'new' && contact) return { rule: 'call-back', due_at: contact.due_at }
  if (mustBeVisited(job.stage) && !job.next_visit) {
    const next = job.clocks.find(({ reached_at }) => reached_at === null)
    return { rule: 'plan-visit', clock: next?.key ?? null, due_at: next?.due_at ?? null }
  }
  const stage = stageAfter(job.stage)
  return stage ? { rule: 'next-stage', stage, isVisitPlanned: job.next_visit !== null } : { rule: 'done' }
}

function dangersOf({ stage, facts }: Known) {
  const ahead = hazardsAhead(stage, hazardsIn(facts))
  return endangersPeople(ahead) ? hazards.filter(({ value }) => ahead.includes(value)) : []
}

export function clockLabel(key: ClockKey) {
  return clocks.find((clock) => clock.key === key)?.label ?? key
}
