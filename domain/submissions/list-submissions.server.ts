import { sql } from 'kysely'
import { readCursor, writeCursor } from '#platform/database/page-cursor.ts'
import type { World } from '#platform/world.ts'
import { findFormVersion, formNotFound } from '#domain/forms/forms.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { Copies, copiesOf } from './copies-of.ts'
import { readFrozen } from './read-frozen.ts'
import { hiddenFields } from './hidden-fields.server.ts'
import { paperAddress } from './paper/papers.server.ts'
import { photosNamed } from './photos-named.ts'
import { photosSeenBy } from './photos-seen.server.ts'
import { readSignedLink } from './signed-link.server.ts'
import { without } from './seen-answers.ts'
import type { SubmissionFilter, SubmissionPage, SubmissionQuery } from './submission-query.ts'
import { meantBy, selectSubmissions, toSubmission } from './submission-row.server.ts'
import type { Submission, SubmissionsWaiting } from './submission.ts'
import { submissionNotFound } from './submissions.server.ts'

type Viewer = Allowed<'submissions.view'>

/** A page of the filled forms within the person's sight. */
export async function listSubmissions(
  world: World,
  viewer: Viewer,
  { limit, cursor, ...filter }: SubmissionQuery,
): Promise<SubmissionPage> {
  const after = cursor === undefined ? null : readCursor(cursor)
  const rows = await selectSubmissions(world, viewer)
    .where(meantBy(filter))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(submission.received_at, submission.id) < (${after?.at}, ${after?.id})`),
    )
    .orderBy('submission.received_at', 'desc')
    .orderBy('submission.id', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const next = rows.length > limit && last ? writeCursor({ at: last.received_at, id: last.id }) : null
  return { items: shown.map(toSubmission), next }
}

/** How many of them a filter means. */
export async function countSubmissions(
  world: World,
  viewer: Viewer,
  filter: SubmissionFilter,
): Promise<number> {
  const { count } = await selectSubmissions(world, viewer)
    .clearSelect()
    .where(meantBy(filter))
    .select(sql<string>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many of those within the person's sight the office has to look at. */
export async function countWaiting(world: World, viewer: Viewer): Promise<SubmissionsWaiting> {
  const row = await selectSubmissions(world, viewer)
    .clearSelect()
    .where('submission.state', 'in', ['submitted', 'needs_fix'])
    .select(sql<string>`count(*) filter (where submission.state = 'submitted')`.as('submitted'))
    .select(sql<string>`count(*) filter (where submission.state = 'needs_fix')`.as('needs_fix'))
    .select(
      sql<Date | null>`min(submission.received_at) filter (where submission.state = 'submitted')`.as(
        'oldest',
      ),
    )
    .executeTakeFirstOrThrow()
  return {
    submitted: Number(row.submitted),
    needs_fix: Number(row.needs_fix),
    oldest_at: row.oldest?.toISOString() ?? null,
  }
}

/** A filled form with its answers, as they were frozen, but for those that the person may not see. */
export async function getSubmission(world: World, viewer: Viewer, id: string): Promise<Submission> {
  const found = await selectSubmissions(world, viewer)
    .select(['submission.body', 'submission.sha256'])
    .select([nthOf(sql.ref('submission.id')).as('nth'), copiesOf.as('copies')])
    .select(
      sql<string | null>`(select newer.id from submission as newer where newer.revises = submission.id)`.as(
        'revised_by',
      ),
    )
    .where('submission.id', '=', id)
    .executeTakeFirst()
  if (!found) throw submissionNotFound()
  const { body, sha256, nth, revised_by, copies, ...rest } = found
  const row = toSubmission(rest)
  const { answers, blobs, language, ...frame } = readFrozen(body)
  const form = await findFormVersion(world, { slug: row.form, version: row.version })
  if (!form) throw formNotFound()
  const filled = { row, form: form.definition, answers }
  const named = { in: 'submission', id, job_id: row.job_id } as const
  const { photos, withRestricted, seesAll } = await photosSeenBy(world, viewer, { row: named, answers })
  const hidden = [...new Set([...(await hiddenFields(world, viewer, filled)), ...withRestricted])]
  const shown = without(answers, hidden)
  const shownPhotos = new Set(photosNamed(shown))
  return {
    ...row,
    sha256: hidden.length === 0 ? sha256 : '',
    language: language ?? 'en',
    answers: shown,
    blobs: blobs.filter((photo) => shownPhotos.has(photo)),
    photos: photos.filter((photo) => shownPhotos.has(photo.sha256)),
    hidden,
    paper_url: seesAll && hidden.length === 0 ? paperAddress(world, id) : null,
    frame: { ...frame, ...(language && { language }) },
    revised_by,
    link: await readSignedLink(world, id),
    copies: Copies.parse(copies),
    nth: Number(nth),
  }
}

/** All that the paper of a filled form is made of. What is hidden from a person stands in it. */
export async function readForPaper(world: World, id: string) {
  const found = await selectSubmissions(world, { employee: { id: nobody }, scope: 'all' })
    .select(['submission.body', 'submission.sha256'])
    .select(nthOf(sql.ref('submission.id')).as('nth'))
    .where('submission.id', '=', id)
    .executeTakeFirst()
  if (!found) throw submissionNotFound()
  const { body, sha256, nth, ...row } = found
  const { answers, blobs, language = 'en' } = readFrozen(body)
  return { ...toSubmission(row), sha256, answers, blobs, language, nth: Number(nth) }
}

const nobody = '00000000-0000-4000-8000-000000000000'

/** Where it stands in the row of those that revise each other. */
function nthOf(id: ReturnType<typeof sql.ref>) {
  return sql<string>`(with recursive before (id, revises) as (
    select first.id, first.revises from submission as first where first.id = ${id}
    union all select earlier.id, earlier.revises from submission as earlier join before on earlier.id = before.revises
  ) select count(*) from before)`
}
