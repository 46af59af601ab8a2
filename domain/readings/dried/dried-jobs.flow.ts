import { followRecord } from '#platform/events/follow-record.ts'
import type { HappenedEvent } from '#platform/events/events.ts'
import type { World } from '#platform/world.ts'
import { eventKinds } from '#domain/events/event-kinds.ts'
import { mergedAbove, mergedInto } from '#domain/jobs/family.server.ts'
import { classOfRooms } from '#domain/rooms/room-needs.ts'
import { selectRooms, toRoom } from '#domain/rooms/room-row.server.ts'
import { readBasis } from '../setup/basis.server.ts'
import { driedOf } from './dried.ts'
import { listReadings } from '../list-readings.server.ts'
import { listPoints } from '../points/points.server.ts'

/** Counts anew whether and when the jobs became dry of which the next facts tell, by the rules that each began with. Returns how many facts it read. */
export function followDrying(world: World, limit?: number): Promise<number> {
  return followRecord(world, {
    cursor: 'job_dried_cursor',
    limit,
    async countAll(world) {
      await world.db.deleteFrom('job_dried').execute()
      const rows = await world.db.selectFrom('moisture_point').select('job_id').distinct().execute()
      await countJobs(
        world,
        rows.map(({ job_id }) => job_id),
      )
    },
    count: async (world, events) => countJobs(world, await jobsOf(world, events)),
  })
}

/** The jobs of which these facts tell; of a merge, both. */
async function jobsOf({ db }: World, events: readonly HappenedEvent[]) {
  const changes = events.filter(({ name }) => eventKinds[name]?.changesDrying)
  if (changes.length === 0) return []
  const others = await db
    .selectFrom('further_subject')
    .innerJoin('event', 'event.id', 'further_subject.event_id')
    .select('further_subject.subject')
    .where(
      'event.position',
      'in',
      changes.map(({ position }) => String(position)),
    )
    .execute()
  return [...changes, ...others].flatMap(({ subject }) => subject ?? [])
}

/** What was merged into another job dries there. */
async function countJobs(world: World, ids: readonly string[]) {
  const jobs = new Set(ids)
  for (const id of ids) {
    const kept = (await mergedAbove(world, id)).at(-1)
    if (kept) jobs.add(kept.id)
  }
  for (const id of jobs) await countJob(world, id)
}

async function countJob(world: World, id: string) {
  const isMerged = (await mergedAbove(world, id)).length > 0
  const found = isMerged ? null : await readDried(world, id)
  if (!found) return void (await world.db.deleteFrom('job_dried').where('job_id', '=', id).execute())
  await world.db
    .insertInto('job_dried')
    .values({ job_id: id, ...found })
    .onConflict((row) => row.column('job_id').doUpdateSet(found))
    .execute()
}

async function readDried(world: World, id: string) {
  const { setup } = await readBasis(world, id)
  const ids = [id, ...(await mergedInto(world, id)).map((merged) => merged.id)]
  const points = await listPoints(world, ids)
  const { readings } = await listReadings(world, ids)
  const dried = driedOf({ points, readings, setup })
  if (!dried) return null
  const rooms = await selectRooms(world)
    .where('room.job_id', 'in', ids)
    .where('removed_at', 'is', null)
    .execute()
  const water = classOfRooms(rooms.map(toRoom))
  return {
    began_at: dried.began,
    dried_at: dried.dried,
    class: water && (water.isClass4 ? 4 : water.class),
  }
}
