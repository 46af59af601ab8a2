import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import { isInCareOf } from '#domain/leads/visible.ts'
import { grantsAt } from '#domain/roles/grants.ts'
import { permissionsToSee } from './seen-answers.ts'
import type { NewSubmission, Submission, SubmissionRow } from './submission.ts'

type Viewer = { employee: Pick<SignedIn, 'id' | 'permissions'> }
type Seen = { row: Pick<SubmissionRow, 'employee_id' | 'job_id'>; form: FormDefinition }

/**
 * The fields that were answered and that this person may not see. What someone submitted is hidden from them in no form: they entered it,
 * and fix it.
 */
export async function hiddenFields(
  world: World,
  viewer: Viewer,
  { row, form, answers }: Seen & { answers: NewSubmission['answers'] },
): Promise<string[]> {
  if (row.employee_id === viewer.employee.id) return []
  const needed = permissionsToSee(form)
  const answered = Object.keys(answers).filter((field) => (needed.get(field)?.size ?? 0) > 0)
  if (answered.length === 0) return []
  const isTheirs = row.job_id !== null && (await isInCareOf(world, viewer, row.job_id))
  const has = grantsAt(viewer.employee.permissions, isTheirs)
  return answered.filter((field) => [...(needed.get(field) ?? [])].some((permission) => !has[permission]))
}

/** A paper holds every answer and photo: it is for those alone who may see all of them. */
export function requireWholePaper({ hidden, paper_url }: Pick<Submission, 'hidden' | 'paper_url'>) {
  requireNoneHidden({ hidden })
  if (paper_url !== null) return
  throw new Refusal(
    403,
    'not-permitted',
    'This paper has job photos, which you don’t have permission to see. Ask your administrator for access.',
    { permission: 'photos.view' },
  )
}

/** The same of answers alone. */
export function requireNoneHidden({ hidden }: { hidden: readonly string[] }) {
  if (hidden.length === 0) return
  throw new Refusal(
    403,
    'not-permitted',
    'This paper has claims, amounts of money, or restricted photos, which you don’t have permission to see. Ask your administrator for access.',
    { permission: 'claims.view' },
  )
}
