import type { Selectable } from 'kysely'
import type { Schema } from '#db/schema.ts'
import type { World } from '#platform/world.ts'
import type { FactName } from './facts/facts.ts'
import { Revisions } from './facts/revisions.ts'
import type { LockedJob } from './jobs.server.ts'

type Merge = Pick<Selectable<Schema['job_merge']>, 'filled' | 'revision' | 'consent_revision'>

/** Whether what the kept job says now came from this merge, and nobody changed it since. */
export function isLastChangedBy(merge: Merge, since: Revisions, name: FactName): boolean {
  if (name === 'text_consent' && merge.consent_revision !== null)
    return since[name] === merge.consent_revision
  return merge.filled.includes(name) && since[name] === merge.revision
}

/** The merge in force from which the answer of a job about text messages came, where nobody gave it there since. */
export async function findConsentMerge(
  { db }: World,
  { id, fact_revisions }: Pick<LockedJob, 'id' | 'fact_revisions'>,
) {
  const merges = await db
    .selectFrom('job_merge')
    .selectAll()
    .where('into_id', '=', id)
    .where('undone_at', 'is', null)
    .execute()
  const since = Revisions.parse(fact_revisions)
  return merges.find((merge) => isLastChangedBy(merge, since, 'text_consent')) ?? null
}
