import { fieldRefusal, Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { isSeenBy } from '#domain/leads/visible.ts'
import { allow } from '#domain/roles/allowed.ts'
import { mayCorrect, wasClosedBefore } from '../visits/closed-visit.ts'
import type { MeasuredPlace } from '../measured-place.server.ts'
import type { LockedVisit } from '../visits/read-visit.server.ts'
import { selectReadings, toReading } from '../reading-row.server.ts'

export type Corrected = {
  id: string
  visit_id: string | null
  read_by: string
  at: Date
  meter: string | null
  scale: string | null
}

/** The reading of the same point or station that is corrected, locked: it is corrected once. */
export async function findCorrected({ db }: World, id: string, place: MeasuredPlace): Promise<Corrected> {
  const corrected = await db
    .selectFrom('reading')
    .select(['id', 'visit_id', 'read_by', 'at', 'meter', 'scale'])
    .where('id', '=', id)
    .$if('point_id' in place, (query) =>
      query.where('point_id', '=', 'point_id' in place ? place.point_id : null),
    )
    .$if('station_id' in place, (query) =>
      query.where('station_id', '=', 'station_id' in place ? place.station_id : null),
    )
    .forUpdate()
    .executeTakeFirst()
  if (!corrected) throw readingNotFound()
  return corrected
}

type Correction = {
  visit: LockedVisit | null
  at: Date
  job_id: string
  reason?: string | undefined
  /** Who corrects, and who tells of it: the same person, or the office for someone whom the server refused. */
  by: string
  teller: SignedIn
  /** Whether who corrects sees the job. */
  isSeen: boolean
}

/**
 * Before the visit is closed whoever reads there corrects too. After it a reason is needed, and the right to it. The time on a device
 * decides only about what someone read themselves: for the readings of others it counts when the correction is received.
 */
export async function requireCorrectable(
  world: World,
  corrected: Corrected,
  { visit, at, job_id, reason, by, teller, isSeen }: Correction,
): Promise<void> {
  const newer = await selectReadings(world).where('corrects', '=', corrected.id).executeTakeFirst()
  if (newer)
    throw new Refusal(409, 'reading-corrected', 'Someone else corrected this reading first.', {
      current: toReading(newer),
    })
  const isOwn = corrected.read_by === by
  if (!isSeen && !isOwn) throw readingNotFound()
  if (visit === null || visit.closed_at === null || (isOwn && !wasClosedBefore(visit, at))) return
  const { employee, scope } = allow(teller, 'drying.correctReading')
  const isWithin = scope !== 'assigned' || (await isSeenBy(world, { employee, scope }, job_id))
  const correction = {
    employee_id: employee.id,
    scope,
    at,
    receivedAt: world.now(),
    reading: corrected,
    visit: { closed_by_id: visit.closed_by },
  }
  if (!isWithin || !mayCorrect(correction))
    throw new Refusal(
      403,
      'not-permitted',
      'You can correct your own readings on the day you read them. Ask your project manager to correct this one.',
      { permission: 'drying.correctReading' },
    )
  const isTakenOver = teller.id !== by
  if (!reason && !isTakenOver) throw fieldRefusal('reason', 'Enter why you correct it.')
}

function readingNotFound() {
  return new Refusal(404, 'reading-not-found', 'Reading not found.')
}
