import type { World } from '#platform/world.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { findFormVersion, formNotFound } from '#domain/forms/forms.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { hiddenFields, requireNoneHidden } from '#domain/submissions/hidden-fields.server.ts'
import { photosSeenBy } from '#domain/submissions/photos-seen.server.ts'
import { NewSubmission } from '#domain/submissions/submission.ts'
import type { StoredRequest } from './requests.server.ts'

/**
 * Refuses papers with answers or restricted photos that this person may not see, unless they sent them: what is taken back shows every answer, and so does a new
 * link, on a code or at an address that they could have changed before.
 */
export async function requireSeesAll(
  world: World,
  filler: Allowed<'forms.submit'>,
  papers: readonly StoredRequest[],
): Promise<void> {
  for (const paper of papers) requireNoneHidden({ hidden: await hiddenIn(world, filler, paper) })
}

type Paper = Pick<StoredRequest, 'id' | 'slug' | 'version' | 'job_id' | 'made_by' | 'body'>
type Viewer = { employee: Pick<SignedIn, 'id' | 'permissions'> }

/** The fields of a paper with answers or restricted photos that this person may not see. */
export async function hiddenIn(world: World, viewer: Viewer, paper: Paper): Promise<string[]> {
  const { id, slug, version, job_id, made_by, body } = paper
  const form = await findFormVersion(world, { slug, version })
  if (!form) throw formNotFound()
  const { answers } = NewSubmission.parse(JSON.parse(body))
  const row = { employee_id: made_by, job_id }
  const hidden = await hiddenFields(world, viewer, { row, form: form.definition, answers })
  const named = { in: 'signing_request', id, job_id } as const
  const { withRestricted } = await photosSeenBy(world, viewer, { row: named, answers })
  return [...hidden, ...withRestricted]
}
