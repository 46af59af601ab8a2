import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { isInCareOf } from '#domain/leads/visible.ts'
import { isRestrictedIn } from '#domain/photos/restricted.ts'
import { photoAddresses } from '#domain/records/record-photos.server.ts'
import { grantsAt } from '#domain/roles/grants.ts'
import { photosNamed } from './photos-named.ts'
import type { NewSubmission, Submission } from './submission.ts'

type Viewer = { employee: Pick<SignedIn, 'id' | 'permissions'> }
/** A filled form, or one that waits to be signed by link. */
type Named = { in: 'submission' | 'signing_request'; id: string }
type Filled = { row: Named & { job_id: string | null }; answers: NewSubmission['answers'] }
type Seen = { photos: Submission['photos']; withRestricted: string[]; seesAll: boolean }

/**
 * The photos of a filled form that the person may see, and the fields with a restricted one, which are hidden from whoever may not see those
 * at its job. Signed sheets are shown to whoever sees the form, other photos to whoever may see job photos. Whoever put a photo has it and sees it. A form of no job shows no scene.
 */
export async function photosSeenBy(
  world: World,
  { employee }: Viewer,
  { row, answers }: Filled,
): Promise<Seen> {
  const { job_id } = row
  const found = await readPhotos(world, row, employee.id)
  if (found.length === 0) return { photos: [], withRestricted: [], seesAll: true }
  const isTheirs = job_id !== null && (await isInCareOf(world, { employee }, job_id))
  const may = grantsAt(employee.permissions, isTheirs)
  const isHidden = ({ is_own, is_restricted }: Found) =>
    !may['photos.viewRestricted'] && !is_own && is_restricted
  const restricted = new Set(found.filter(isHidden).map(({ sha256 }) => sha256))
  const seesPhotos = job_id === null || may['photos.view'] !== undefined
  const seen = found.filter(
    (photo) => (seesPhotos || photo.is_own || photo.is_sheet) && !restricted.has(photo.sha256),
  )
  return {
    seesAll: seen.length === found.length,
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

/** Whether a filled form shows a restricted photo, to whomever. */
export async function showsRestricted({ db }: World, id: string): Promise<boolean> {
  const found = await db
    .selectFrom(namedIn(db, { in: 'submission', id }).as('named'))
    .select('named.sha256')
    .where(isRestrictedIn('named'))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

type Found = Awaited<ReturnType<typeof readPhotos>>[number]

function readPhotos({ db }: World, row: Named, viewer: string) {
  return db
    .selectFrom(namedIn(db, row).as('named'))
    .innerJoin('photo', 'photo.sha256', 'named.sha256')
    .select(['photo.sha256', 'width', 'height', 'photo.received_at as at', 'is_sheet'])
    .select(isRestrictedIn('named').as('is_restricted'))
    .select(
      sql<boolean>`exists (select from photo_put
        where photo_put.sha256 = photo.sha256 and photo_put.employee_id = ${viewer})`.as('is_own'),
    )
    .execute()
}

function namedIn(db: World['db'], { in: where, id }: Named) {
  const idOf = (one: Named['in']) => (where === one ? id : null)
  return db
    .selectFrom('submission_photo as photo_of')
    .innerJoin('submission', 'submission.id', 'submission_id')
    .select(['photo_of.sha256', 'photo_of.restricted_at', 'is_sheet', 'job_id'])
    .where('submission_id', '=', idOf('submission'))
    .unionAll(
      db
        .selectFrom('signing_request_photo as photo_of')
        .innerJoin('signing_request', 'signing_request.id', 'request_id')
        .select(['photo_of.sha256', 'photo_of.restricted_at', 'is_sheet', 'job_id'])
        .where('request_id', '=', idOf('signing_request')),
    )
}
