import type { World } from '#platform/world.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { visitColumns, visitTimeOf } from '#domain/visits/visit-columns.ts'
import { nextVisit } from '#domain/visits/next-visit.ts'
import type { LockedJob } from './jobs.server.ts'
import { leadStatusAt } from './stages/stages.ts'

type Followed = Pick<LockedJob, 'id' | 'stage' | 'side' | 'contacted_at' | 'merged_into'>

/** The request of a job has the status that its stage stands for, and the visit that comes next. */
export async function followWithLead(
  world: World,
  { id, stage, side, contacted_at, merged_into }: Followed,
): Promise<void> {
  const status = leadStatusAt(stage, side)
  const outcome = status === 'closed' ? outcomeOf(side) : null
  const hasVisit = status === 'scheduled' || status === 'closed'
  const visit = hasVisit ? await findNextVisit(world, id) : null
  await world.db
    .updateTable('lead')
    .set({
      status,
      outcome,
      duplicate_of: outcome === 'duplicate' ? merged_into : null,
      first_contacted_at: contacted_at,
      move_undo: null,
      ...visitColumns(visit?.when ?? null),
    })
    .where('id', '=', id)
    .execute()
}

/** The visit of a job that comes next, or the last one there was, with who was sent first. */
export async function findNextVisit({ db, now }: World, jobId: string) {
  const rows = await db
    .selectFrom('visit')
    .select(['id', 'visit_on', 'visit_from', 'visit_to', 'canceled_at', 'departed_at'])
    .select((visit) =>
      visit
        .selectFrom('visit_person')
        .select('employee_id')
        .whereRef('visit_person.visit_id', '=', 'visit.id')
        .orderBy('place')
        .limit(1)
        .as('first'),
    )
    .where('job_id', '=', jobId)
    .where('canceled_at', 'is', null)
    .where('visit_on', 'is not', null)
    .execute()
  const placed = rows.flatMap((row) => {
    const when = visitTimeOf(row)
    return when ? [{ ...row, when }] : []
  })
  return nextVisit(placed, companyDay(now()))
}

function outcomeOf(side: LockedJob['side']) {
  if (side === 'lost') return 'not-needed'
  if (side === 'referred_out') return 'not-ours'
  if (side === 'duplicate') return 'duplicate'
  return 'done'
}
