import * as z from 'zod'
import { nextVisit } from './next-visit.ts'
import { isOpenVisit } from './open-visit.ts'
import { VisitTime } from './visit-time.ts'

/** A visit of a job as whoever goes on it has to know of it. */
export const OwnVisit = z.object({
  id: z.uuid(),
  when: VisitTime,
  departed_at: z.iso.datetime().nullable(),
  /** What came too late: others had made it by then, or it was canceled once its people were there. Null: nothing did. */
  too_late: z.enum(['made_before', 'canceled']).nullable(),
})
export type OwnVisit = z.output<typeof OwnVisit>

type Visited = {
  readonly visit: VisitTime | null
  readonly visit_left?: boolean
  readonly has_job: boolean
  /** Absent where there is no job, and in what a device stored before it was told. */
  readonly my_visits?: readonly OwnVisit[] | undefined
}

/**
 * The request as whoever works on it sees it: its visit is the next that they themselves make, whoever makes the next of its job. Without a
 * job its visit is that of the assignee.
 */
export function asOwn<Lead extends Visited>(lead: Lead, today: string): Lead {
  if (!lead.has_job || !lead.my_visits) return lead
  const own = nextOwn(lead.my_visits, today)
  return { ...lead, visit: own?.when ?? null, visit_left: own !== null && own.departed_at !== null }
}

/** The visit of the job that only others make, where that is what comes next; null where it is theirs, or nothing comes. */
export function visitOfOthers(
  { has_job, my_visits, visit, visit_left }: Visited,
  today: string,
): VisitTime | null {
  if (!has_job || !my_visits || !visit || visit_left || visit.on < today) return null
  return my_visits.some((own) => isOpen(own, today)) ? null : visit
}

export function nextOwn(visits: readonly OwnVisit[], today: string) {
  return nextVisit(visits.map(placed), today)
}

function isOpen(own: OwnVisit, today: string) {
  return isOpenVisit(placed(own), today)
}

function placed(own: OwnVisit) {
  return { ...own, canceled_at: null }
}
