import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { messageDiffers } from './messages.server.ts'

/** The paper that an email brings along. */
export async function noteDocument(
  { db }: World,
  { message_id, submission_id }: { message_id: string; submission_id: string },
): Promise<void> {
  await db.updateTable('message').set({ submission_id }).where('id', '=', message_id).execute()
}

/** Refuses an email that was sent before and brings another paper: two forms of a title are in the same words. */
export async function requireBrings(
  { db }: World,
  { message_id, submission_id }: { message_id: string; submission_id: string },
): Promise<void> {
  const known = await db
    .selectFrom('message')
    .select('submission_id')
    .where('id', '=', message_id)
    .executeTakeFirst()
  if (known?.submission_id !== submission_id) throw messageDiffers()
}

type SentCopy = { message_id: string; submission_id: string; job_id: string; to: string }

/**
 * Whether this very copy was sent before. Its words are no part of the question: they name the company and the form, and either may have
 * another name by now.
 */
export async function wasCopySent(
  { db }: World,
  { message_id, submission_id, job_id, to }: SentCopy,
): Promise<boolean> {
  const known = await db
    .selectFrom('message')
    .select('id')
    .where('id', '=', message_id)
    .where('submission_id', '=', submission_id)
    .where('job_id', '=', job_id)
    .where('recipient', '=', to)
    .executeTakeFirst()
  return known !== undefined
}

/** Refuses to send a form that does not count any more. */
export function requireCurrent(state: string): void {
  if (state === 'void' || state === 'revised')
    throw new Refusal(409, 'copy-not-current', 'This form doesn’t count any more. Send the current one.')
}

/** Refuses to send an email again whose form was voided or revised meanwhile. */
export async function requireCurrentPaper({ db }: World, submission_id: string): Promise<void> {
  const { state } = await db
    .selectFrom('submission')
    .select('state')
    .where('id', '=', submission_id)
    .executeTakeFirstOrThrow()
  requireCurrent(state)
}
