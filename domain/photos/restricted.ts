import { sql } from 'kysely'

/**
 * Whether only who may see restricted photos sees this one: it was marked so, or staff took it at a trauma scene, where the database marks
 * it. What customers sent themselves is shown to whoever works on their request.
 */
export const isRestricted = sql<boolean>`(record_photo.restricted_at is not null)`

/** Whether a photo, which something else names by its hash, is a restricted one of a job or of those that were merged with it. */
export function isRestrictedAt({ sha256, job }: { sha256: string; job: string }) {
  return sql<boolean>`exists (select from record_photo where record_photo.sha256 = ${sql.ref(sha256)}
    and record_photo.record_id in (select jobs_of_file(${sql.ref(job)})) and ${isRestricted})`
}
