import type { Updateable } from 'kysely'
import * as z from 'zod'
import type { Schema } from '#db/schema.ts'
import { Refusal } from '#platform/refusal.ts'
import { canonicalJson } from '#platform/canonical-json.ts'
import type { World } from '#platform/world.ts'
import { findFormVersion, formNotFound } from '#domain/forms/forms.server.ts'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import { isAnswered } from '#domain/forms/definition/condition.ts'
import { daysToChange } from '#domain/forms/signing/day-of-signing.ts'
import { toSign } from '#domain/forms/signing/to-sign.ts'
import { freeze } from '#domain/submissions/frozen.ts'
import { photosOfForm } from '#domain/submissions/sheets.server.ts'
import { NewSubmission } from '#domain/submissions/submission.ts'
import { onDay } from './to-send.ts'

type Kept = {
  id: string
  link_id: string
  nth: number
  submission_id: string
  signer: string
  job_id: string
  form: FormDefinition
  submission: NewSubmission
  by: string
}

/** Keeps a paper that waits for its signature. */
export async function insertRequest(world: World, { form, submission, by, ...row }: Kept): Promise<void> {
  const { form: slug, version } = submission
  const body = canonicalJson(submission)
  await world.db
    .insertInto('signing_request')
    .values({ ...row, slug, version, body, made_at: world.now(), made_by: by })
    .execute()
  const photos = await photosOfForm(world, { form, submission, by })
  if (photos.length > 0)
    await world.db
      .insertInto('signing_request_photo')
      .values(photos.map((photo) => ({ request_id: row.id, ...photo })))
      .execute()
}

/** The papers of a link in their order, as they are stored. */
export async function papersOfLink({ db }: World, linkId: string) {
  return db
    .selectFrom('signing_request')
    .selectAll()
    .where('link_id', '=', linkId)
    .orderBy('nth')
    .orderBy('id')
    .execute()
}
export type StoredRequest = Awaited<ReturnType<typeof papersOfLink>>[number]

/** A paper as whoever opens the link today reads and signs it. `shown` is the hash of that. */
export type PresentedPaper = Awaited<ReturnType<typeof presentPapers>>[number]

/**
 * The papers of one link as they would be signed on a day: an agreement bears the day of its signing, and what counts from it follows,
 * also once that is signed.
 */
export async function presentPapers(world: World, rows: readonly StoredRequest[], today: string) {
  const papers = await Promise.all(
    rows.map(async (row) => {
      const submission = NewSubmission.parse(JSON.parse(row.body))
      const form = await findFormVersion(world, { slug: row.slug, version: row.version })
      if (!form) throw formNotFound()
      const { answers } = submission
      const isSigned = row.state !== 'open' || isPartlySigned(form.definition, answers)
      return {
        row,
        submission,
        form: form.definition,
        draft: { id: row.id, form: form.definition, answers, isSigned },
      }
    }),
  )
  const days = daysToChange(
    papers.map(({ draft }) => draft),
    today,
  )
  return Promise.all(
    papers.map(async ({ row, submission, form }) => {
      const answers = onDay(
        form,
        submission.answers,
        days.find(({ id }) => id === row.id),
      )
      const presented = { ...submission, answers }
      const { sha256: shown } = await freeze(presented)
      return { row, form, submission: presented, shown }
    }),
  )
}

/** Where another customer signed before, the day of that signature stands. */
function isPartlySigned(form: Parameters<typeof toSign>[0], answers: NewSubmission['answers']) {
  return toSign(form, answers)?.signatures.some(({ id }) => isAnswered(answers[id])) ?? false
}

/** At which job a paper waits that is to be signed. */
export async function jobOfRequest({ db }: World, id: string): Promise<string> {
  const found = await db
    .selectFrom('signing_request')
    .select('job_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw requestNotFound()
  return found.job_id
}

export function lockRow({ db }: World, id: string) {
  return db
    .selectFrom('signing_request')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(requestNotFound)
}

type Settled = Pick<
  Updateable<Schema['signing_request']>,
  'settled_by' | 'answer_id' | 'name' | 'reason' | 'signatures'
>

/** How it ended. The caller has locked it and found it open. */
export async function settleRequest(
  { db, now }: World,
  id: string,
  settled: Settled & { state: 'signed' | 'declined' | 'revoked' },
): Promise<void> {
  await db
    .updateTable('signing_request')
    .set({ ...settled, settled_at: now() })
    .where('id', '=', id)
    .execute()
}

export async function noteNotice({ db }: World, id: string, notice_id: string): Promise<void> {
  await db.updateTable('signing_request').set({ notice_id }).where('id', '=', id).execute()
}

export async function noteTakenBack({ db, now }: World, id: string): Promise<void> {
  await db.updateTable('signing_request').set({ taken_back_at: now() }).where('id', '=', id).execute()
}

export async function moveToLink({ db }: World, rows: readonly StoredRequest[], link_id: string) {
  const ids = rows.map(({ id }) => id)
  await db.updateTable('signing_request').set({ link_id }).where('id', 'in', ids).execute()
}

/** What is signed of a paper, once a day of it has changed. */
export async function storePresented({ db }: World, { row, submission }: PresentedPaper): Promise<void> {
  const body = canonicalJson(submission)
  if (body !== row.body)
    await db.updateTable('signing_request').set({ body }).where('id', '=', row.id).execute()
}

const Wishes = z.record(z.string(), z.object({ copy_to: z.string() }))

/** How whoever signed wants their copy, and who sent them the paper; null before it is signed. */
export async function findCopyWish({ db }: World, id: string) {
  const row = await db
    .selectFrom('signing_request')
    .select(['signatures', 'made_by'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row?.signatures) return null
  const [wish] = Object.values(Wishes.parse(JSON.parse(row.signatures)))
  return { copy_to: wish?.copy_to ?? 'none', made_by: row.made_by }
}

/** Of a job that the person does not see, they do not learn that a paper is there. */
export function notThere(error: unknown): never {
  throw error instanceof Refusal && error.code === 'job-not-found' ? requestNotFound() : error
}

export function requestNotFound() {
  return new Refusal(404, 'signing-request-not-found', 'There is no such paper to sign.')
}
