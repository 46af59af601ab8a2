import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
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
