import * as z from 'zod'
import { announce } from '#platform/events/events.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { companyId } from '#domain/company/company.ts'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import { isWithdrawn } from '#domain/packets/paper-status.ts'
import { requireFreeIds } from '#domain/records/free-ids.server.ts'
import { companyFormReceived } from './company-form-events.ts'
import type { Frozen } from './frozen.ts'
import { submissionReceived } from './submission-events.ts'
import { PaperSignature } from './paper-signature.ts'
import { photosOfForm } from './sheets.server.ts'
import type { NewSubmission, SubmissionReceipt } from './submission.ts'

/** The receipt of what was received under this ID, if it is the same; who sends something else under it learns so. */
export async function findReceipt(
  { db }: World,
  { id, sha256, employeeId }: { id: string; sha256: string; employeeId: string },
): Promise<SubmissionReceipt | null> {
  const row = await db
    .selectFrom('submission')
    .select(['sha256', 'received_at', 'submitted_by'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  if (row.sha256 === sha256 && row.submitted_by === employeeId)
    return { id, sha256, received_at: row.received_at.toISOString() }
  // What someone else has under this ID is not told.
  const hashes = row.submitted_by === employeeId ? { current: { received: row.sha256, sent: sha256 } } : {}
  throw new Refusal(409, 'submission-differs', 'Something else was already received with this ID.', hashes)
}

type Taken = {
  id: string
  form: FormDefinition
  submission: NewSubmission
  frozen: Frozen
  signatures: readonly PaperSignature[]
  at: Date
  by: string
  /** Null where no one of the company submits it, but a customer’s signature does. */
  toldBy?: string | null
}

export type Received = { receipt: SubmissionReceipt; isNew: boolean }

/**
 * Keeps a filled form whose answers were checked and whose photos are there, once: of two tabs that send it at the same moment one is told
 * that it was received before.
 */
export async function insertSubmission(
  world: World,
  { id, form, submission, frozen: { body, sha256 }, signatures, at, by, toldBy = by }: Taken,
): Promise<Received> {
  const { form: slug, version, job_id = null, revises = null } = submission
  const revised = revises === null ? null : await lockRevised(world, revises, { slug, job_id })
  const before = await findReceipt(world, { id, sha256, employeeId: by })
  if (before) return { receipt: before, isNew: false }
  if (revised) await takePlaceOf(world, revised, signatures)
  const received_at = world.now()
  const inserted = await world.db
    .insertInto('submission')
    .values({
      id,
      slug,
      version,
      job_id,
      revises,
      body,
      sha256,
      at,
      submitted_by: by,
      received_at,
      signatures: JSON.stringify(signatures),
    })
    .onConflict((row) => row.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return { receipt: await requireReceipt(world, { id, sha256, employeeId: by }), isNew: false }
  // No other form has this ID, so what was told of it before was told of another record.
  await requireFreeIds(world, [id], 'submission-differs')
  const photos = await photosOfForm(world, { form, submission, by })
  if (photos.length > 0)
    await world.db
      .insertInto('submission_photo')
      .values(photos.map((photo) => ({ submission_id: id, ...photo })))
      .execute()
  const told = { submission_id: id, form: slug }
  if (job_id === null) await announce(world, companyFormReceived, { ...told, company_id: companyId }, toldBy)
  else await announce(world, submissionReceived, { ...told, job_id }, toldBy)
  return { receipt: { id, sha256, received_at: received_at.toISOString() }, isNew: true }
}

/** The receipt of what is known to be there. */
export async function requireReceipt(
  world: World,
  sent: Parameters<typeof findReceipt>[1],
): Promise<SubmissionReceipt> {
  const receipt = await findReceipt(world, sent)
  if (!receipt) throw submissionNotFound()
  return receipt
}

const Signatures = z.array(PaperSignature)
const open = new Set(['submitted', 'needs_fix', 'amending'])

type Revised = { id: string; state: string; signatures: unknown }

async function lockRevised(
  { db }: World,
  id: string,
  { slug, job_id }: { slug: string; job_id: string | null },
): Promise<Revised> {
  const revised = await db
    .selectFrom('submission')
    .select(['id', 'slug', 'job_id', 'state', 'signatures'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!revised || revised.slug !== slug || revised.job_id !== job_id) throw submissionNotFound()
  return revised
}

/** Whether a filled form waits for one that takes its place; one that takes no place needs none. */
export async function isOpenForChanges({ db }: World, id: string | null | undefined): Promise<boolean> {
  if (!id) return true
  const row = await db.selectFrom('submission').select('state').where('id', '=', id).executeTakeFirst()
  return row !== undefined && open.has(row.state)
}

/**
 * What was approved is revised only once it was opened for it, and each is revised once. By which the customer canceled, no paper takes the
 * place of that doesn't say so, too: that is for the office, which makes it void.
 */
async function takePlaceOf(
  { db }: World,
  { id, state, signatures }: Revised,
  signed: readonly PaperSignature[],
): Promise<void> {
  if (isWithdrawn(Signatures.parse(signatures)) && !isWithdrawn(signed))
    throw new Refusal(
      409,
      'cancellation-stands',
      'The customer canceled with this form. Only the office can void it.',
    )
  if (!open.has(state))
    throw new Refusal(
      409,
      'submission-not-open',
      'This form isn’t open for changes. Ask the office to open it.',
    )
  await db
    .updateTable('submission')
    .set(({ eb }) => ({ state: 'revised', revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export function submissionNotFound() {
  return new Refusal(404, 'submission-not-found', 'Submission not found.')
}
