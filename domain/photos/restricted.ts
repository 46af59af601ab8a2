import { sql } from 'kysely'

/**
 * Whether only who may see restricted photos sees this one: it was marked so, or staff took it at a trauma scene, where the database marks
 * it. What customers sent themselves is shown to whoever works on their request.
 */
export const isRestricted = sql<boolean>`(record_photo.restricted_at is not null)`

/** The columns that name a photo by its hash, and the job that it is asked about. */
type Named = { sha256: string; job: string }

/** Whether a photo, which something else names by its hash, is a restricted one of a job or of those that were merged with it. */
export function isRestrictedAt(named: Named) {
  return isAtJob(named, isRestricted)
}

/** Whether it is in their gallery at all. */
export function isAtJob({ sha256, job }: Named, only = sql<boolean>`true`) {
  return sql<boolean>`exists (select from record_photo where record_photo.sha256 = ${sql.ref(sha256)}
    and record_photo.record_id in (select jobs_of_file(${sql.ref(job)})) and ${only})`
}
