import { canonicalJson } from '#platform/canonical-json.ts'
import { announce } from '#platform/events/events.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { notApplicable } from '#domain/drying/chart.ts'
import { addEvidence } from '#domain/evidence/evidence.server.ts'
import type { Told } from '#domain/sync/sync.ts'
import { requireChamber, requireRoom } from '../job-places.server.ts'
import { deviationExplained } from './deviation-events.ts'
import { selectDeviations, toDeviation } from './deviation-row.server.ts'
import { deviationEvidence } from './deviation-evidence.server.ts'
import type { Deviation, DeviationFields } from './deviation.ts'

/** Beyond that the oldest are left out: only the last one of a place says how things are. */
const mostDeviations = 500

/** What was explained at these jobs, oldest first. */
export async function listDeviations(world: World, jobIds: readonly string[]): Promise<Deviation[]> {
  const rows = await selectDeviations(world)
    .where('deviation.job_id', 'in', jobIds)
    .orderBy('deviation.at', 'desc')
    .orderBy('deviation.id', 'desc')
    .limit(mostDeviations)
    .execute()
  return rows.toReversed().map(toDeviation)
}

export async function findDeviation(world: World, id: string): Promise<Deviation | null> {
  const row = await selectDeviations(world).where('deviation.id', '=', id).executeTakeFirst()
  return row ? toDeviation(row) : null
}

type Explained = Told & { id: string; job_id: string; at: Date; fields: DeviationFields }

/** Adds why the equipment differs at a job, which the caller has locked, once. Says whether it is new. */
export async function insertDeviation(
  world: World,
  { id, job_id, at, by, told_by, fields }: Explained,
): Promise<boolean> {
  const present = await findDeviation(world, id)
  if (present) {
    requireSame(present, { job_id, fields })
    return false
  }
  if (fields.room_id !== null) await requireRoom(world, fields.room_id, job_id)
  if (fields.chamber_id !== null) await requireChamber(world, fields.chamber_id, job_id)
  const { recommended, ...rest } = fields
  await world.db
    .insertInto('deviation')
    .values({
      ...rest,
      recommended: recommended === notApplicable ? null : recommended,
      id,
      job_id,
      at,
      explained_by: by,
      received_at: world.now(),
    })
    .execute()
  const { need: kind, placed, reason } = fields
  const told = { job_id, deviation_id: id, kind, recommended, placed, reason }
  await announce(world, deviationExplained, told, told_by)
  await addEvidence(world, job_id, {
    kind: 'deviation',
    subject: id,
    content: deviationEvidence(fields),
    employee_id: by,
    at,
  })
  return true
}

/** What another job has under this ID is not told. */
function requireSame(current: Deviation, { job_id, fields }: { job_id: string; fields: DeviationFields }) {
  const { need, room_id, chamber_id, recommended, placed, chart, reason, note } = current
  const present = { need, room_id, chamber_id, recommended, placed, chart, reason, note }
  const isSame = canonicalJson(present) === canonicalJson(fields)
  if (current.job_id === job_id && isSame) return
  const extra = current.job_id === job_id ? { current } : {}
  throw new Refusal(409, 'deviation-differs', 'A different reason was already added with this ID.', extra)
}
