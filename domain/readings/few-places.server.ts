import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { isOfWholeFamily } from '#domain/jobs/family-ids.ts'

const mostPlaces = { moisture_point: 1000, air_station: 300 } as const
const tooMany = {
  moisture_point: {
    code: 'too-many-points',
    sentence: 'This job has 1,000 points already. Remove those that aren’t needed, then add more.',
  },
  air_station: {
    code: 'too-many-stations',
    sentence: 'This job has 300 air stations already. Remove those that aren’t needed, then add more.',
  },
} as const

/** As many as the file of a job lists, removed ones too: jobs with many may have been merged. */
export const mostListed = { moisture_point: 5000, air_station: 1500 } as const

/** No point or station is left out of the list: one too many is refused. The caller has locked the job, and added it or put it back. */
export async function requireFew(
  { db }: World,
  table: keyof typeof mostPlaces,
  jobId: string,
): Promise<void> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(isOfWholeFamily(`${table}.job_id`, jobId))
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(count) > mostPlaces[table]) throw new Refusal(409, tooMany[table].code, tooMany[table].sentence)
}

type Made = { id: string; created_at: Date }

/** In the order in which they were made, after those that are removed were put last. */
export function inOrderMade(a: Made, b: Made) {
  return a.created_at.getTime() - b.created_at.getTime() || (a.id < b.id ? -1 : 1)
}
