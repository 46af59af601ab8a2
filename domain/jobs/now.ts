import { instantOf } from '#domain/company/local-time.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { hasPassed } from '#domain/visits/visit-time.ts'
import { minute } from '#platform/time.ts'
import type { Clock, JobDetail } from './job.ts'
import { clocks, clockState, type ClockKey } from './stages/clocks.ts'
import { stageAfter, type Stage } from './stages/stages.ts'
import { isStuckWithoutVisit, mustBeVisited } from './stages/visited.ts'

type Due = { clock: ClockKey; due_at: string } | null

/** What is to be done first at a job in this moment: one of these, chosen by `whatNow`. Dangers stand above it: `hazardsThere`. */
export type Now =
  | { rule: 'merged'; into: string }
  | { rule: 'aside'; side: NonNullable<JobDetail['side']>; since: string; reason: string }
  | { rule: 'on-the-way'; people: string[]; since: string; due: Due }
  | { rule: 'there'; people: string[]; since: string; stage: Stage | null; due: Due }
  | { rule: 'late'; clock: ClockKey; due_at: string }
  | { rule: 'call-back'; due_at: string }
  | { rule: 'not-charged' }
  | { rule: 'not-paid'; since: string }
  | { rule: 'all-paid' }
  | { rule: 'visit-too-late'; clock: ClockKey; due_at: string }
  | { rule: 'crew-left'; at: string; stage: Stage }
  | { rule: 'plan-visit'; clock: ClockKey | null; due_at: string | null }
  | { rule: 'next-visit'; people: string[]; at: string; isDue: boolean; due: Due }
  | { rule: 'next-stage'; stage: Stage; due: Due }
  | { rule: 'done' }

type Known = Pick<
  JobDetail,
  | 'stage'
  | 'stage_since'
  | 'side'
  | 'side_since'
  | 'side_reason'
  | 'merged_into'
  | 'clocks'
  | 'next_visit'
  | 'crew'
  | 'payment'
>

/** The first rule that has something to say: who is out there, missed times, money, and then what comes next. */
export function whatNow(job: Known, now: Date): Now {
  for (const rule of rules) {
    const said = rule(job, now)
    if (said) return said
  }
  return { rule: 'done' }
}

type Rule = (job: Known, now: Date) => Now | null

const rules: readonly Rule[] = [
  isAside,
  isVisited,
  isLate,
  isUncalled,
  isBilled,
  isVisitTooLate,
  hasCrewLeft,
  lacksVisit,
  hasVisitToday,
  comesNext,
]

function isAside({ merged_into, side, side_since, side_reason, stage }: Known): Now | null {
  if (merged_into) return { rule: 'merged', into: merged_into.number }
  if (side) return { rule: 'aside', side, since: side_since ?? '', reason: side_reason }
  return stage === 'closed' ? { rule: 'done' } : null
}

function isVisited(job: Known): Now | null {
  const { on_my_way_at, arrived_at } = job.crew
  const people = job.next_visit?.people.map(({ name }) => name) ?? []
  if (arrived_at)
    return { rule: 'there', people, since: arrived_at, stage: stageAfter(job.stage), due: dueOf(job) }
  return on_my_way_at ? { rule: 'on-the-way', people, since: on_my_way_at, due: dueOf(job) } : null
}

function isLate({ clocks }: Known, now: Date): Now | null {
  const late = clocks.find((clock) => clockState(clock, now) === 'late')
  return late ? { rule: 'late', clock: late.key, due_at: late.due_at } : null
}

function isUncalled({ stage, clocks: [contact] }: Known): Now | null {
  return stage === 'new' && contact ? { rule: 'call-back', due_at: contact.due_at } : null
}

/** Whoever may not see money is told what comes next. */
function isBilled({ stage, stage_since, payment }: Known): Now | null {
  if (stage !== 'billed' || payment === null) return null
  if (payment === 'none-charged') return { rule: 'not-charged' }
  return payment === 'owed' ? { rule: 'not-paid', since: stage_since } : { rule: 'all-paid' }
}

function isVisitTooLate(job: Known): Now | null {
  const [next, due] = [job.next_visit, runningClock(job)]
  if (!next || !due || instantOf(`${next.on}T${next.from}`).getTime() <= Date.parse(due.due_at)) return null
  return { rule: 'visit-too-late', clock: due.key, due_at: due.due_at }
}

/** They left since it came here, and nobody comes again: the next step may only have been forgotten. */
function hasCrewLeft({ stage, stage_since, next_visit, crew: { left_at } }: Known): Now | null {
  const next = stageAfter(stage)
  if (!next || !left_at || next_visit || isStuckWithoutVisit(stage)) return null
  const isSince = Date.parse(left_at) > Date.parse(stage_since)
  return isSince && (mustBeVisited(stage) || stage === 'dry')
    ? { rule: 'crew-left', at: left_at, stage: next }
    : null
}

function lacksVisit(job: Known): Now | null {
  if (!mustBeVisited(job.stage) || job.next_visit) return null
  const due = dueOf(job)
  return { rule: 'plan-visit', clock: due?.clock ?? null, due_at: due?.due_at ?? null }
}

/** So long before its time whoever goes has to leave; how far they have to go is not known. */
const toDrive = 30 * minute

/** Who goes there today, and whether they should be on the way. Once its time is over, what comes next is told again. */
function hasVisitToday(job: Known, now: Date): Now | null {
  const { next_visit: visit, stage } = job
  if (!visit || visit.people.length === 0 || !mustBeVisited(stage) || visit.on !== companyDay(now))
    return null
  if (hasPassed(visit, now)) return null
  const at = instantOf(`${visit.on}T${visit.from}`)
  const isDue = now.getTime() >= at.getTime() - toDrive
  const people = visit.people.map(({ name }) => name)
  return { rule: 'next-visit', people, at: at.toISOString(), isDue, due: dueOf(job) }
}

function comesNext(job: Known): Now | null {
  const stage = stageAfter(job.stage)
  return stage ? { rule: 'next-stage', stage, due: dueOf(job) } : null
}

function runningClock({ clocks }: Known): Clock | undefined {
  return clocks.find(({ reached_at }) => reached_at === null)
}

function dueOf(job: Known): Due {
  const clock = runningClock(job)
  return clock ? { clock: clock.key, due_at: clock.due_at } : null
}

export function clockLabel(key: ClockKey) {
  return clocks.find((clock) => clock.key === key)?.label ?? key
}
