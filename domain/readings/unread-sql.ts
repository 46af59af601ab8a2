import { sql } from 'kysely'
import { hour } from '#platform/time.ts'
import { longestGapHours } from '#domain/drying/visit-gaps.ts'
import { isOfFamily } from '#domain/jobs/family-ids.ts'

const isOfJob = isOfFamily('reading.job_id', sql.ref('job.id'))

/** A number or the air, when it was measured: a correction says when it was corrected, and a locked door is no reading. */
const isMeasured = sql<boolean>`(${isOfJob} and reading.corrects is null and reading.no_access is null)`

/**
 * A job dries, and its last reading is longer ago than the longest gap; or it has none, and has been drying for as long. In any query
 * over `job`: the dashboard and the list say the same.
 */
export function isUnread(now: Date) {
  const since = new Date(now.getTime() - longestGapHours * hour)
  return sql<boolean>`(job.stage = 'drying' and job.side is null
    and not exists (select from reading where ${isMeasured} and reading.at >= ${since})
    and (job.stage_since < ${since} or exists (select from reading where ${isMeasured})))`
}
