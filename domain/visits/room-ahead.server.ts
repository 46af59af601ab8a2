import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { openVisits } from './open-visit-sql.ts'
import type { VisitState } from './visit-state.ts'

/** Of one job: a visit every day for weeks, and as many to be scheduled. */
export const mostAhead = 50

type Planned = Pick<VisitState, 'when' | 'isCanceled'>
type Asked = { job_id: string; was?: Planned; next: Planned }

/** The job is locked. `was`: the visit as it was, where it is a change. */
export async function requireRoomAhead(world: World, { job_id, was, next }: Asked): Promise<void> {
  const today = companyDay(world.now())
  if (!isAhead(next, today) || (was && isAhead(was, today))) return
  const { count } = await world.db
    .selectFrom('visit')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('job_id', '=', job_id)
    .where(openVisits(today))
    .executeTakeFirstOrThrow()
  if (Number(count) < mostAhead) return
  throw new Refusal(
    409,
    'too-many-visits',
    `This job has ${mostAhead} visits ahead already. Cancel those that are not needed, then plan more.`,
  )
}

/** Nobody left it: a visit that was made keeps its time, and is not canceled. */
function isAhead({ when, isCanceled }: Planned, today: string) {
  return !isCanceled && (when === null || when.on >= today)
}
