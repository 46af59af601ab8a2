import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import type { NewSubmission } from './submission.ts'
import { selectSubmissions } from './submission-row.server.ts'
import { submissionNotFound } from './submissions.server.ts'

/**
 * A form of no job is replaced by those alone who see it: whoever submitted it, and the office. At a job, everyone who works there may fix
 * what another submitted, until the office approves it: the earlier one stays to be read, and the history says who came after it.
 */
export async function requireSeenRevised(
  world: World,
  { employee }: Allowed<'forms.submit'>,
  revises: string | null | undefined,
): Promise<void> {
  if (!revises) return
  const scope = employee.permissions['submissions.view'] ?? 'own'
  const seen = await selectSubmissions(world, { employee, scope })
    .where('submission.id', '=', revises)
    .executeTakeFirst()
  if (!seen) throw submissionNotFound()
}

/** The photos of a filled form without those of the one whose place it takes: whoever fixes what another submitted doesn't have them. */
export async function photosNotGiven({ db }: World, { revises, blobs }: NewSubmission): Promise<string[]> {
  if (!revises || blobs.length === 0) return blobs
  const rows = await db
    .selectFrom('submission_photo')
    .select('sha256')
    .where('submission_id', '=', revises)
    .execute()
  const given = new Set(rows.map(({ sha256 }) => sha256))
  return blobs.filter((sha256) => !given.has(sha256))
}
