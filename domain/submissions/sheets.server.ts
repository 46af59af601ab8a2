import type { World } from '#platform/world.ts'
import { fieldsOf, type FormDefinition } from '#domain/forms/definition/definition.ts'
import { photosNamed } from './photos-named.ts'
import type { NewSubmission } from './submission.ts'

type Signed = { form: FormDefinition; submission: NewSubmission; by: string }

/**
 * The photos of a form as they are stored, with those that are sheets signed with a pen. Whoever sends one put it themselves, or it was a
 * sheet in the form whose place theirs takes: a hash that was read somewhere makes no sheet.
 */
export async function photosOfForm(world: World, { form, submission, by }: Signed) {
  const photos = [...new Set(submission.blobs)]
  if (photos.length === 0) return []
  const sheets = await sheetsOf(world, { form, submission, by })
  return photos.map((sha256) => ({ sha256, is_sheet: sheets.has(sha256) }))
}

async function sheetsOf({ db }: World, { form, submission, by }: Signed): Promise<ReadonlySet<string>> {
  const named = sheetsIn(form, submission.answers)
  if (named.length === 0) return new Set()
  const { revises = null } = submission
  const [put, before] = await Promise.all([
    db
      .selectFrom('photo_put')
      .select('sha256')
      .where('employee_id', '=', by)
      .where('sha256', 'in', named)
      .execute(),
    db
      .selectFrom('submission_photo')
      .select('sha256')
      .where('submission_id', '=', revises)
      .where('sha256', 'in', named)
      .where('is_sheet', '=', true)
      .execute(),
  ])
  return new Set([...put, ...before].map(({ sha256 }) => sha256))
}

/** The photos that signatures name, and nothing else of the form. */
function sheetsIn(form: FormDefinition, answers: NewSubmission['answers']): string[] {
  const signed = new Set(fieldsOf(form).flatMap(({ id, type }) => (type === 'signature' ? [id] : [])))
  const named = (isSigned: boolean) =>
    Object.keys(answers)
      .filter((field) => signed.has(field) === isSigned)
      .flatMap((field) => photosNamed(answers[field] ?? null))
  const elsewhere = new Set(named(false))
  return named(true).filter((sha256) => !elsewhere.has(sha256))
}
