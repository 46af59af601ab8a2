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

/**
 * The same of a photo in a form or a paper, `named`: what is in the gallery is restricted as it is there, where it can be lifted, and all
 * else where it was marked, but for sheets that were signed with a pen.
 */
export function isRestrictedIn(named: string) {
  const it = { sha256: `${named}.sha256`, job: `${named}.job_id` }
  const isMarked = sql<boolean>`(${sql.ref(`${named}.restricted_at`)} is not null and not ${sql.ref(`${named}.is_sheet`)})`
  return sql<boolean>`(${isRestrictedAt(it)} or (${isMarked} and not ${isAtJob(it)}))`
}
