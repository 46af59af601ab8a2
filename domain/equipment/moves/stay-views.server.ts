import { sql } from 'kysely'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { isOfFamily } from '#domain/jobs/family-ids.ts'
import { visibleTo } from '#domain/jobs/visible.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import type { EquipmentRules } from '../equipment-rules.ts'
import { countStay } from './count-stay.ts'
import type { JobStay } from './job-equipment.ts'

const mostStays = 1000

/** What stands at a job and those that were merged into it, by number, and then what stood there, the last one first. */
export async function listStays(
  { db, now }: World,
  viewer: Allowed<'equipment.view'>,
  { jobId, rules }: { jobId: string; rules: EquipmentRules },
): Promise<JobStay[]> {
  const job = await db
    .selectFrom('job')
    .select('id')
    .where('job.id', '=', jobId)
    .where(visibleTo(viewer))
    .executeTakeFirst()
  if (!job) throw new Refusal(404, 'job-not-found', 'Job not found.')
  const rows = await db
    .selectFrom('equipment_stay as stay')
    .innerJoin('equipment_unit as unit', 'unit.id', 'stay.unit_id')
    .innerJoin('equipment_model as model', 'model.id', 'unit.model_id')
    .innerJoin('employee', 'employee.id', 'stay.placed_by')
    .leftJoin('room', 'room.id', 'stay.room_id')
    .select(['stay.unit_id', 'unit.number', 'unit.clashed_at', 'model.kind', 'model.maker', 'model.model'])
    .select(['aham_pints', 'cfm', 'amps_tenths', 'stay.room_id', 'room.name as room'])
    .select(['placed_at', 'pulled_at', 'employee.name as placed_by', 'condition'])
    .select([photosOfStay(jobId).as('photos'), roomsOfStay(jobId).as('rooms')])
    .where(isOfFamily('stay.job_id', jobId))
    .orderBy('pulled_at', (order) => order.desc().nullsFirst())
    .orderBy('unit.prefix')
    .orderBy('unit.nth')
    .limit(mostStays)
    .execute()
  return rows.map(({ clashed_at, placed_at, pulled_at, rooms, ...row }) => ({
    ...row,
    rooms: rooms.map(({ room, from }) => ({ room, from: new Date(from).toISOString() })),
    clashed_at: clashed_at?.toISOString() ?? null,
    placed_at: placed_at.toISOString(),
    pulled_at: pulled_at?.toISOString() ?? null,
    ...countStay({ placed_at, pulled_at }, now(), rules),
  }))
}

/** What was undone was never so, and neither was its photo. */
function photosOfStay(jobId: string) {
  return sql<string[]>`array(
    select move.photo from equipment_move as move
    where move.unit_id = stay.unit_id and move.photo is not null and ${isOfFamily('move.job_id', jobId)}
      and move.at between stay.placed_at and coalesce(stay.pulled_at, 'infinity')
      and not exists (select from equipment_move as undo where undo.undoes = move.id)
    order by move.at, move.id)`
}

/** The rooms in which a unit stood while it was there. What was undone was never so. */
function roomsOfStay(jobId: string) {
  return sql<{ room: string | null; from: string }[]>`(
    select coalesce(
      json_agg(json_build_object('room', stood.name, 'from', move.at) order by move.at, move.id), '[]')
    from equipment_move as move
    left join room as stood on stood.id = move.room_id
    where move.unit_id = stay.unit_id and move.kind in ('placed', 'moved') and ${isOfFamily('move.job_id', jobId)}
      and move.at >= stay.placed_at and move.at < coalesce(stay.pulled_at, 'infinity')
      and not exists (select from equipment_move as undo where undo.undoes = move.id))`
}
