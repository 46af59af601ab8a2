import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { newcomer } from './fill-jobs.ts'

/** A loss with a few rooms: so many points, each read at so many visits, and the air beside them. */
export const pointsOfAJob = 20
export const visitsOfAJob = 8
const stationsOfAJob = 5
/** No statement may take longer than half a minute. */
const chunk = 1_000

export const readingsOfAJob = (pointsOfAJob + stationsOfAJob) * visitsOfAJob

/** A room, points, stations, readings and their evidence for each of so many jobs that are there already. */
export async function fillReadings(db: Database, jobs: number) {
  for (let from = 1; from <= jobs; from += chunk) {
    const to = Math.min(from + chunk - 1, jobs)
    for (const insert of inserts) await insert(from, to).execute(db)
  }
  await sql`vacuum analyze`.execute(db)
}

const jobs = (from: number, to: number) => sql`
  generate_series(${from}::int, ${to}::int) n
  cross join lateral (select ('01930000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as job) a
  join job on job.id = job`

/** Made from the number of its job and its own: so rows find each other. */
const made = (kind: string, nth: string) =>
  sql`('01930001-${sql.raw(kind)}-7000-8000-' || lpad(to_hex(n * 100 + ${sql.raw(nth)}), 12, '0'))::uuid`

function insertRooms(from: number, to: number) {
  return sql`
    insert into room (id, job_id, name, level, cutouts, created_at, created_by, received_at)
    select ${made('0001', '0')}, job, 'Kitchen', 'main', '[]', now(), ${newcomer}::uuid, now() from ${jobs(from, to)}`
}

function insertPoints(from: number, to: number) {
  return sql`
    insert into moisture_point (id, job_id, room_id, number, place, material, meter, scale, is_reference, created_at, created_by, received_at)
    select ${made('0002', 'p')}, job, ${made('0001', '0')}, p, 'Wall ' || p, 'drywall', 'Pin meter', 'Wood, %', p = 1, now(),
      ${newcomer}::uuid, now()
    from ${jobs(from, to)} cross join generate_series(1, ${pointsOfAJob}::int) p`
}

function insertStations(from: number, to: number) {
  return sql`
    insert into air_station (id, job_id, kind, place, created_at, created_by, received_at)
    select ${made('0003', 's')}, job, (array['outside', 'unaffected', 'affected', 'dehumidifier_out', 'hvac'])[s], 'Station ' || s,
      now(), ${newcomer}::uuid, now()
    from ${jobs(from, to)} cross join generate_series(1, ${stationsOfAJob}::int) s`
}

function insertReadings(from: number, to: number) {
  return sql`
    insert into reading (id, job_id, point_id, value_tenths, meter, scale, at, read_by, received_at, is_late)
    select gen_random_uuid(), job, ${made('0002', 'p')}, 300 - v * 20 + p, 'Pin meter', 'Wood, %',
      job.created_at + v * interval '1 day' + p * interval '10 seconds', ${newcomer}::uuid, now(), false
    from ${jobs(from, to)} cross join generate_series(1, ${pointsOfAJob}::int) p cross join generate_series(1, ${visitsOfAJob}::int) v`
}

function insertAir(from: number, to: number) {
  return sql`
    insert into reading (id, job_id, station_id, fahrenheit_tenths, humidity_tenths, altitude_feet, at, read_by, received_at, is_late)
    select gen_random_uuid(), job, ${made('0003', 's')}, 700 + s * 10, 500 - v * 10, 0,
      job.created_at + v * interval '1 day' + s * interval '10 seconds', ${newcomer}::uuid, now(), false
    from ${jobs(from, to)} cross join generate_series(1, ${stationsOfAJob}::int) s cross join generate_series(1, ${visitsOfAJob}::int) v`
}

const inserts = [insertRooms, insertPoints, insertStations, insertReadings, insertAir]
