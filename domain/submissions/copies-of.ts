import { sql } from 'kysely'
import * as z from 'zod'
import { CopyGiven } from './copies-given.ts'

/** How whoever signed got their copies of a form, in any query over `submission`. */
export const copiesOf = sql<unknown>`(
  select coalesce(jsonb_agg(jsonb_build_object('way', way, 'at', given_at, 'by', giver.name) order by given_at, way), '[]')
  from copy_given left join employee as giver on giver.id = copy_given.given_by
  where copy_given.submission_id = submission.id)`

/** As the database tells of them. */
export const Copies = z.array(CopyGiven.extend({ at: z.coerce.date().transform((at) => at.toISOString()) }))
