import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { fieldsOf, type FormDefinition } from '#domain/forms/definition/definition.ts'
import { isInCareOf } from '#domain/leads/visible.ts'
import { isAtJob, isRestrictedAt } from '#domain/photos/restricted.ts'
import { photoAddresses } from '#domain/records/record-photos.server.ts'
import { grantsAt } from '#domain/roles/grants.ts'
import { photosNamed } from './photos-named.ts'
import type { NewSubmission, Submission } from './submission.ts'

type Viewer = { employee: Pick<SignedIn, 'id' | 'permissions'> }
type Answers = NewSubmission['answers']
type Filled = { row: { id: string; job_id: string | null }; form: FormDefinition; answers: Answers }
type Seen = { photos: Submission['photos']; withRestricted: string[] }

/**
 * The photos of a filled form that the person may see, and the fields with a restricted one, which are hidden from whoever may not see those
 * at its job. Whoever put a photo has it and sees it. A form of no job shows no scene.
 */
export async function photosSeenBy(
  world: World,
  { employee }: Viewer,
  { row: { id, job_id }, form, answers }: Filled,
): Promise<Seen> {
  const found = await readPhotos(world, id, employee.id)
  if (found.length === 0) return { photos: [], withRestricted: [] }
  const isTheirs = job_id !== null && (await isInCareOf(world, { employee }, job_id))
  const may = grantsAt(employee.permissions, isTheirs)
  const sheets = job_id === null ? new Set<string>() : sheetsIn(form, answers)
  const isHidden = ({ sha256, is_own, is_restricted, is_of_scene }: Found) =>
    !may['photos.viewRestricted'] && !is_own && (is_restricted || (is_of_scene && !sheets.has(sha256)))
  const restricted = new Set(found.filter(isHidden).map(({ sha256 }) => sha256))
  const seesPhotos = job_id === null || may['photos.view'] !== undefined
  const seen = found.filter((photo) => (seesPhotos || photo.is_own) && !restricted.has(photo.sha256))
  return {
    photos: seen.map(({ sha256, width, height, at }) => ({
      sha256,
      width,
      height,
      at: at.toISOString(),
      ...photoAddresses(world, sha256),
    })),
    withRestricted: Object.keys(answers).filter((field) =>
      photosNamed(answers[field] ?? null).some((sha256) => restricted.has(sha256)),
    ),
  }
}

type Found = Awaited<ReturnType<typeof readPhotos>>[number]

/** `is_of_scene`: it was filled in for a trauma scene, and is not in the gallery, where it could be shown to all again. */
function readPhotos({ db }: World, id: string, viewer: string) {
  const it = { sha256: 'submission_photo.sha256', job: 'submission.job_id' }
  return db
    .selectFrom('submission_photo')
    .innerJoin('submission', 'submission.id', 'submission_photo.submission_id')
    .innerJoin('photo', 'photo.sha256', 'submission_photo.sha256')
    .select(['photo.sha256', 'width', 'height', 'photo.received_at as at'])
    .select(isRestrictedAt(it).as('is_restricted'))
    .select(
      sql<boolean>`(submission_photo.restricted_at is not null and not ${isAtJob(it)})`.as('is_of_scene'),
    )
    .select(
      sql<boolean>`exists (select from photo_put
        where photo_put.sha256 = photo.sha256 and photo_put.employee_id = ${viewer})`.as('is_own'),
    )
    .where('submission_id', '=', id)
    .execute()
}

/** The photos of sheets that were signed with a pen, which show no scene. */
function sheetsIn(form: FormDefinition, answers: Answers): ReadonlySet<string> {
  const signed = new Set(fieldsOf(form).flatMap(({ id, type }) => (type === 'signature' ? [id] : [])))
  const named = (isSigned: boolean) =>
    Object.keys(answers)
      .filter((field) => signed.has(field) === isSigned)
      .flatMap((field) => photosNamed(answers[field] ?? null))
  const elsewhere = new Set(named(false))
  return new Set(named(true).filter((sha256) => !elsewhere.has(sha256)))
}
