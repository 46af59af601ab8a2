import { sql } from 'kysely'
import { announce } from '#platform/events/events.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { findLastRecord } from '#domain/evidence/evidence.server.ts'
import type { Told } from '#domain/sync/sync.ts'
import { beginBasis } from '../setup/basis.server.ts'
import { inOrderMade, mostListed, requireFew } from '../few-places.server.ts'
import { requireChamber, requireRoom } from '../job-places.server.ts'
import { stationAdded, stationChanged, stationPutBack, stationRemoved } from '../reading-events.ts'
import { changedStationFields, stationAfter } from './station-changes.ts'
import { proveStation } from '../place-evidence.server.ts'
import { selectStations, stationFieldsOf, toStation } from './station-row.server.ts'
import type { AirStation, StationChanges, StationFields } from './station.ts'

/** The stations of these jobs, in the order in which they were made; removed ones too. */
export async function listStations(world: World, jobIds: readonly string[]): Promise<AirStation[]> {
  const rows = await selectStations(world)
    .where('air_station.job_id', 'in', jobIds)
    .orderBy(sql`removed_at is not null`)
    .orderBy('air_station.created_at')
    .orderBy('air_station.id')
    .limit(mostListed.air_station)
    .execute()
  return rows.toSorted(inOrderMade).map(toStation)
}

/** Where a station belongs; what changes it locks its job first. */
export async function findJobOfStation({ db }: World, id: string): Promise<string | null> {
  const row = await db.selectFrom('air_station').select('job_id').where('id', '=', id).executeTakeFirst()
  return row?.job_id ?? null
}

export async function getStation(world: World, id: string): Promise<AirStation> {
  const row = await selectStations(world).where('air_station.id', '=', id).executeTakeFirst()
  if (!row) throw stationNotFound()
  return toStation(row)
}

/** Adds a station to a job, which the caller has locked, once. Says whether it is new. */
export async function insertStation(
  world: World,
  { id, fields, at, ...told }: Told & { id: string; job_id: string; fields: StationFields; at: Date },
): Promise<boolean> {
  const { job_id, by, told_by } = told
  await requirePlaces(world, fields, job_id)
  const inserted = await world.db
    .insertInto('air_station')
    .values({ ...fields, id, job_id, created_by: by, created_at: at, received_at: world.now() })
    .onConflict((row) => row.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) {
    requireSame(await getStation(world, id), { job_id, fields })
    return false
  }
  await requireFew(world, 'air_station', job_id)
  await beginBasis(world, job_id)
  await announce(world, stationAdded, { job_id, station_id: id, kind: fields.kind }, told_by)
  await proveStation(world, await getStation(world, id), { is: 'added', by, at })
  return true
}

/** What another job has under this ID is not told. */
function requireSame(current: AirStation, { job_id, fields }: { job_id: string; fields: StationFields }) {
  const isSame = changedStationFields(stationFieldsOf(current), fields).length === 0
  if (current.job_id === job_id && isSame) return
  const extra = current.job_id === job_id ? { current } : {}
  throw new Refusal(409, 'station-differs', 'A different station was already added with this ID.', extra)
}

/** Changes a station whose job the caller has locked. To say the same again changes nothing. */
export async function updateStation(
  world: World,
  station: AirStation,
  { changes, told_by }: { changes: StationChanges; told_by: string },
): Promise<void> {
  const { id, job_id, removed_at } = station
  const after = stationAfter(stationFieldsOf(station), changes)
  const changed = changedStationFields(stationFieldsOf(station), after)
  const wasRemoved = removed_at !== null
  const isRemoved = changes.removed ?? wasRemoved
  if (changed.length === 0 && isRemoved === wasRemoved) return
  await requirePlaces(world, after, job_id)
  await world.db
    .updateTable('air_station')
    .set({
      ...after,
      ...(isRemoved === wasRemoved ? {} : { removed_at: isRemoved ? world.now() : null }),
      revision: station.revision + 1,
    })
    .where('id', '=', id)
    .execute()
  if (wasRemoved && !isRemoved) await requireFew(world, 'air_station', job_id)
  const told = { job_id, station_id: id, kind: after.kind }
  if (changed.length > 0) await announce(world, stationChanged, { ...told, changed }, told_by)
  if (isRemoved !== wasRemoved)
    await announce(world, isRemoved ? stationRemoved : stationPutBack, told, told_by)
  await proveStation(world, await getStation(world, id), { is: 'changed', by: told_by, at: world.now() })
}

/** Someone changed it since the sender looked at it: says who, and when. */
export async function stationMovedOn(world: World, current: AirStation) {
  const last = await findLastRecord(world, current.id)
  return new Refusal(409, 'station-moved-on', 'Someone else changed this station first.', {
    current: { ...current, last },
  })
}

export function stationNotFound() {
  return new Refusal(404, 'station-not-found', 'Station not found.')
}

async function requirePlaces(world: World, { room_id, chamber_id }: StationFields, jobId: string) {
  if (room_id !== null) await requireRoom(world, room_id, jobId)
  if (chamber_id !== null) await requireChamber(world, chamber_id, jobId)
}
