import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import { isInCareOf } from '#domain/leads/visible.ts'
import { claimFields } from './seen-answers.ts'
import type { NewSubmission, SubmissionRow } from './submission.ts'

type Viewer = { employee: Pick<SignedIn, 'id' | 'permissions'> }
type Seen = { row: Pick<SubmissionRow, 'employee_id' | 'job_id'>; form: FormDefinition }

/** The fields that were answered and that this person may not see. What someone submitted is hidden from them in no form. */
export async function hiddenFields(
  world: World,
  viewer: Viewer,
  { row, form, answers }: Seen & { answers: NewSubmission['answers'] },
): Promise<string[]> {
  const answered = claimFields(form).filter((field) => Object.hasOwn(answers, field))
  if (answered.length === 0 || (await seesClaims(world, viewer, row))) return []
  return answered
}

async function seesClaims(world: World, { employee }: Viewer, { employee_id, job_id }: Seen['row']) {
  if (employee_id === employee.id) return true
  const scope = employee.permissions['claims.view']
  if (!scope || scope === 'all') return scope === 'all'
  return job_id !== null && isInCareOf(world, { employee }, job_id)
}

/** A paper holds every answer: it is for those alone who may see all of them. */
export function requireNoneHidden({ hidden }: { hidden: readonly string[] }) {
  if (hidden.length === 0) return
  throw new Refusal(
    403,
    'not-permitted',
    'This paper names the claim, which you don’t have permission to see. Ask your administrator for access.',
    { permission: 'claims.view' },
  )
}
