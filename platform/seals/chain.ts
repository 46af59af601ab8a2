import { sql } from 'kysely'

/**
 * A fact as it is hashed: a JSON array of its position, name, subject, payload as PostgreSQL writes it, employee and time in
 * microseconds, with a line end. It must never change: seals that were set would not fit any more.
 */
const factBytes = sql`convert_to(json_build_array(
  event.position, event.name, event.subject, event.payload::text, event.employee_id,
  (extract(epoch from event.at) * 1000000)::bigint)::text || e'\n', 'UTF8')`

/** The bytes of all facts of a batch, in their order. */
export const batchBytes = sql`string_agg(${factBytes}, ''::bytea order by event.position)`
