import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import type { LossType } from '#domain/jobs/facts/loss-types.ts'
import { isMissing, listPhotosToTake } from '#domain/photos/photo-lists.ts'
import { countNotDry } from '#domain/readings/dried/not-dry.server.ts'
import { fieldGates, type FieldFacts } from './field-gates.ts'
import type { GateKey } from './gates.ts'

type JobIds = readonly [string, ...string[]]

type Asked = Omit<FieldFacts, 'hasBegun' | 'hasPhotos'>

/** Which gates are met by what a crew recorded at a job and at those that were merged into it. */
export async function gatesOfField(world: World, jobIds: JobIds, asked: Asked): Promise<GateKey[]> {
  const [hasBegun, hasPhotos] = await Promise.all([
    hasBegunDrying(world, jobIds),
    hasPhotoList(world, jobIds, asked.loss_type),
  ])
  const met = fieldGates({ ...asked, hasBegun, hasPhotos })
  return (['rooms', 'points-at-goal', 'photo-audit'] as const).filter((key) => met[key])
}

export async function isAllDry(world: World, jobIds: JobIds): Promise<boolean> {
  const { above, unread } = await countNotDry(world, jobIds)
  return above + unread === 0
}

/** An affected room, a number that was read of dry material, and a unit that was placed. */
async function hasBegunDrying({ db }: World, jobIds: JobIds) {
  const ids = sql.join(jobIds.map((id) => sql`${id}::uuid`))
  const { rows } = await sql<{ has_begun: boolean }>`select (
    exists (select from room where room.job_id in (${ids}) and room.is_affected and room.removed_at is null)
    and exists (
      select from moisture_point as point join reading on reading.point_id = point.id
      where point.job_id in (${ids}) and point.is_reference and point.removed_at is null
        and reading.value_tenths is not null
        and not exists (select from reading as later where later.corrects = reading.id)
    )
    and exists (select from equipment_stay as stay where stay.job_id in (${ids}))
  ) as has_begun`.execute(db)
  return rows[0]?.has_begun ?? false
}

/** The list as it stands once the work is done: restricted photos count, whoever may see them. */
async function hasPhotoList({ db }: World, jobIds: JobIds, loss_type: LossType | null) {
  const [rooms, stays, counts] = await Promise.all([
    db
      .selectFrom('room')
      .select(['id', 'is_affected'])
      .where('job_id', 'in', jobIds)
      .where('removed_at', 'is', null)
      .execute(),
    db
      .selectFrom('equipment_stay')
      .select('room_id')
      .where('job_id', 'in', jobIds)
      .where('pulled_at', 'is', null)
      .execute(),
    db
      .selectFrom('record_photo')
      .select(['phase', 'room_id'])
      .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('count'))
      .where('record_id', 'in', jobIds)
      .groupBy(['phase', 'room_id'])
      .execute(),
  ])
  const equipped = new Set(stays.flatMap(({ room_id }) => room_id ?? []))
  return !listPhotosToTake({ loss_type, stage: 'docs_complete', rooms, equipped, counts }).some(isMissing)
}
