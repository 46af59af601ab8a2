import { sql, type RawBuilder } from 'kysely'
import type { World } from '#platform/world.ts'
import type { AsStored } from './as-stored.ts'

/** The rows of one table, of each of which there is a record in the evidence of its job. */
export type RecordedRows = {
  table:
    | 'reading'
    | 'visit'
    | 'equipment_move'
    | 'deviation'
    | 'moisture_point'
    | 'air_station'
    | 'record_photo'
    | 'submission'
    | 'contents_item'
    | 'contents_box'
  /** What the records of these rows are called. */
  kinds: readonly [string, ...string[]]
  /** Of which rows there is a record, and in which chain: `row` is the row, `evidence` a record of it. */
  isDue: RawBuilder<unknown>
  isOfJob: RawBuilder<unknown>
  /** The column with the id of the job, where that is not `job_id`. */
  jobColumn?: 'record_id'
  /** Whether only the last record of a row says how it is: each change of it is another record. */
  changes?: boolean
  /** Those with these ids, as far as they are there, by their ids. */
  read: (
    world: Pick<World, 'db'>,
    asked: { ids: readonly string[]; job_id: string },
  ) => Promise<Map<string, AsStored>>
}

/** Of most tables each row has a record, in the chain of its own job. */
export const always = { isDue: sql`true`, isOfJob: sql`evidence.job_id = row.job_id` }

/** Of rows that may change: the first ones have no record of how they were made, so none is missed. */
export const lastOnly = { isDue: sql`false`, isOfJob: sql`evidence.job_id = row.job_id`, changes: true }
