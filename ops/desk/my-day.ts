import { companyDay } from '#domain/company/time-zone.ts'
import type { LeadDetail } from '#domain/leads/lead.ts'
import { asOwn, nextOwn, visitOfOthers, type OwnVisit } from '#domain/visits/own-visit.ts'
import type { VisitTime } from '#domain/visits/visit-time.ts'
import { isVisitLeft, type ShownStep } from './visit-steps.ts'

type Visited = Pick<LeadDetail, 'visit' | 'visit_left' | 'has_job' | 'hold' | 'my_visits'>
type Step = Pick<ShownStep, 'kind' | 'isUnsent' | 'visit_id' | 'call'>

/** A request of the day. */
export type Stop<Lead, Taken> = {
  /** Its visit is the one that the person makes. */
  lead: Lead
  /** That others go there next, and the person does not. */
  ofOthers: VisitTime | null
  tooLate: OwnVisit['too_late']
  /** Today's steps of the visit that the request shows. Those of one that was left belong to that, and not to the next. */
  steps: readonly Taken[]
  /** Someone is on the way there, or there. */
  isUnderWay: boolean
  /** Nobody goes there any more today. */
  isLeft: boolean
  /** The visit that was left today: the step itself, and when they came. */
  finished: { arrived: Taken | undefined; left: Taken } | null
}

export function toStop<Lead extends Visited, Taken extends Step>(
  known: Lead,
  taken: readonly Taken[],
  now: Date,
): Stop<Lead, Taken> {
  const day = companyDay(now)
  const lead = asOwn(known, day)
  const today = stepsOfTheirs(known.my_visits, taken)
  const end = today.findLastIndex(({ kind }) => kind === 'departed')
  const left = today[end]
  const arrived = today.slice(0, Math.max(end, 0)).findLast(({ kind }) => kind === 'arrived')
  const isAhead = lead.visit !== null && lead.visit.on > day
  const steps = today.filter(({ call }, nth) => nth > end || (call && !call.ended_at))
  return {
    lead,
    ofOthers: visitOfOthers(known, day),
    tooLate: nextOwn(known.my_visits ?? [], day)?.too_late ?? null,
    steps,
    isUnderWay: steps.some(({ kind }) => kind === 'on_my_way' || kind === 'arrived'),
    isLeft: isVisitLeft(lead, today) && !isAhead,
    finished: left ? { arrived, left } : null,
  }
}

/** Those of visits that others make are no concern of theirs; a call for the office is. */
function stepsOfTheirs<Taken extends Step>(visits: readonly OwnVisit[] | undefined, taken: readonly Taken[]) {
  if (!visits) return taken
  const own = new Set(visits.map(({ id }) => id))
  return taken.filter(({ visit_id, call }) => !visit_id || own.has(visit_id) || call)
}

/**
 * The day in the order in which it is worked: what was left, the one thing that is next, and the rest. `stops` stand as the server
 * has them, the most urgent first; whoever is on the way somewhere, or there, is there first of all.
 */
export function dayOf<One extends Stop<Visited, Step>>(stops: readonly One[], now: Date) {
  const today = companyDay(now)
  const open = stops.filter(({ isLeft }) => !isLeft)
  const isDue = ({ lead: { visit, hold }, ofOthers }: One) =>
    hold === null && ofOthers === null && (visit === null || visit.on <= today)
  const next = open.find(({ isUnderWay }) => isUnderWay) ?? open.find(isDue) ?? null
  const unfinished = stops.filter((stop) => stop !== next && !(stop.isLeft && stop.finished))
  const rest = unfinished.filter(({ ofOthers }) => ofOthers === null)
  const dayOfStop = ({ lead: { visit }, isLeft }: One) => (isLeft ? null : (visit?.on ?? null))
  return {
    finished: stops.filter(({ finished }) => finished !== null),
    next,
    today: rest.filter((stop) => (dayOfStop(stop) ?? '9') <= today),
    noVisit: rest.filter((stop) => dayOfStop(stop) === null),
    others: unfinished.filter(({ ofOthers }) => ofOthers !== null),
    later: rest.filter((stop) => (dayOfStop(stop) ?? '') > today),
  }
}
