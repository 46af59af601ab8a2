import type { World } from '#platform/world.ts'
import { rolesThatAllow } from '#domain/employees/may-work.ts'
import { giveLead, ifTheyWork } from '#domain/leads/give.server.ts'
import type { findNextVisit } from './follow-with-lead.server.ts'

type Next = Awaited<ReturnType<typeof findNextVisit>>
type Handing = {
  job_id: string
  by: string
  /** The visit that came next before the change, and after it. */
  before: Next
  after: Next
  takenBy: string | null
  /** Whom the events of the visit tell that they go. */
  told: readonly string[]
  /** The job to which its visits go along. */
  moved_to?: string | undefined
}

/**
 * Lets the request go with the visits of its job, which the caller has locked. Whoever is sent there first gets it where nobody takes
 * care of it yet: no one, or still the office, whose call it was. Who has it by a visit has it only for as long as they go there: whoever
 * is sent instead takes it over, or whoever had it before does. Any other person keeps it, whoever is sent there.
 */
export async function handOn(
  world: World,
  { job_id: lead_id, by, told, moved_to, ...visits }: Handing,
): Promise<void> {
  const lead = await lockAssigned(world, lead_id)
  const { assigned_to: from, assigned_for, assigned_before } = lead
  const isOver = lead.status === 'closed'
  const first = isOver || visits.after?.departed_at ? null : (visits.after?.first ?? null)
  const hasLost =
    assigned_for !== null &&
    from !== null &&
    !(await goesThere(world, { job_id: lead_id, visit_id: assigned_for, from }))
  const isFree = hasLost || (!isOver && (await isToBeGiven(world, lead, visits)))
  if (!isFree) return
  const before = assigned_for === null ? from : assigned_before
  const to = first ?? (hasLost ? await ifTheyWork(world, before) : from)
  const visit = first !== null && visits.after ? { id: visits.after.id, before } : null
  const knows = to !== null && to === first && told.includes(to)
  await giveLead(world, { lead_id, from, to, by, knows, moved_to, visit })
}

type Lead = Awaited<ReturnType<typeof lockAssigned>>

function lockAssigned({ db }: World, id: string) {
  return db
    .selectFrom('lead')
    .select(['assigned_to', 'assigned_for', 'assigned_before', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Someone else goes there first now, and whoever has the request lets them: no one, the office, or who was first on this very visit. */
async function isToBeGiven(world: World, lead: Lead, { before, after, takenBy }: Visits): Promise<boolean> {
  const { assigned_to: from, assigned_for } = lead
  if (!after?.first || after.departed_at || after.first === before?.first || after.first === from)
    return false
  const isReplaced = assigned_for !== null && from === before?.first && before?.id === after.id
  return from === null || isReplaced || (from === takenBy && (await seesAllJobs(world, from)))
}
type Visits = Pick<Handing, 'before' | 'after' | 'takenBy'>

type Sent = { job_id: string; visit_id: string; from: string }

/** As in what gives sight of a job: a visit that was canceled before anyone arrived counts no more, nor does one of another job by now. */
async function goesThere({ db }: World, { job_id, visit_id, from }: Sent) {
  const goes = await db
    .selectFrom('visit')
    .innerJoin('visit_person', 'visit_person.visit_id', 'visit.id')
    .select('visit.id')
    .where('visit.id', '=', visit_id)
    .where('visit.job_id', '=', job_id)
    .where('visit_person.employee_id', '=', from)
    .where(({ or, eb }) =>
      or([
        eb('canceled_at', 'is', null),
        eb('arrived_at', 'is not', null),
        eb('departed_at', 'is not', null),
      ]),
    )
    .executeTakeFirst()
  return goes !== undefined
}

/** Someone who sees only their own would lose the job with it. */
async function seesAllJobs({ db }: World, employeeId: string) {
  const sees = await db
    .selectFrom('employee')
    .select('id')
    .where('id', '=', employeeId)
    .where((person) => person.exists(rolesThatAllow(person, 'intake.view', ['all'])))
    .executeTakeFirst()
  return sees !== undefined
}
