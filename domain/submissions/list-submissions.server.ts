import { sql } from 'kysely'
import * as z from 'zod'
import { readCursor, writeCursor } from '#platform/database/page-cursor.ts'
import type { World } from '#platform/world.ts'
import { Language } from '#domain/preferences/language.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import type { SubmissionPage, SubmissionQuery } from './submission-query.ts'
import { selectSubmissions, toSubmission } from './submission-row.server.ts'
import { NewSubmission, type Submission } from './submission.ts'
import { submissionNotFound } from './submissions.server.ts'

type Viewer = Allowed<'submissions.view'>

/** A page of the filled forms within the person's sight. */
export async function listSubmissions(
  world: World,
  viewer: Viewer,
  { state, job, limit, cursor }: SubmissionQuery,
): Promise<SubmissionPage> {
  const after = cursor === undefined ? null : readCursor(cursor)
  const rows = await selectSubmissions(world, viewer)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'submitted'))
    .$if(job !== undefined, (query) => query.where('job_id', '=', job ?? ''))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(received_at, submission.id) < (${after?.at}, ${after?.id})`),
    )
    .orderBy('received_at', 'desc')
    .orderBy('submission.id', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const next = rows.length > limit && last ? writeCursor({ at: last.received_at, id: last.id }) : null
  return { items: shown.map(toSubmission), next }
}

/** A filled form with its answers, as they were frozen. */
export async function getSubmission(world: World, viewer: Viewer, id: string): Promise<Submission> {
  const row = await selectSubmissions(world, viewer)
    .select('body')
    .where('submission.id', '=', id)
    .executeTakeFirst()
  if (!row) throw submissionNotFound()
  const { body, ...rest } = row
  return { ...toSubmission(rest), ...Frozen.parse(JSON.parse(body)) }
}

const Frozen = z
  .object(NewSubmission.shape)
  .pick({ answers: true, blobs: true })
  .extend({ language: Language.default('en') })
