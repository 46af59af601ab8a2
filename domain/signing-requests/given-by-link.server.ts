import * as z from 'zod'
import { canonicalJson } from '#platform/canonical-json.ts'
import { fieldRefusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import type { NewSubmission } from '#domain/submissions/submission.ts'

const ByLink = z.looseObject({ link: z.looseObject({ request: z.uuid() }) })
const Signatures = z.record(z.string(), z.json())

/**
 * Refuses a signature that says it was given behind a link, unless one was: a fix may bring along what somebody signed there, exactly as
 * it was stored, and nobody writes such a signature themselves.
 */
export async function requireGivenByLink(world: World, answers: NewSubmission['answers']): Promise<void> {
  for (const [field, answer] of Object.entries(answers)) {
    const claimed = ByLink.safeParse(answer).data
    if (!claimed) continue
    const row = await world.db
      .selectFrom('signing_request')
      .select('signatures')
      .where('id', '=', claimed.link.request)
      .where('state', '=', 'signed')
      .executeTakeFirst()
    const given = row?.signatures ? Signatures.parse(JSON.parse(row.signatures))[field] : undefined
    if (given === undefined || canonicalJson(given) !== canonicalJson(answer))
      throw fieldRefusal(field, 'This was not signed by link. Have it signed again.')
  }
}

/** A paper that its sender submits after all, signed at hand, is no longer signed by link. */
export async function endRequestOf(
  { db, now }: World,
  { submission_id, by }: { submission_id: string; by: string },
): Promise<void> {
  await db
    .updateTable('signing_request')
    .set({ state: 'revoked', settled_at: now(), settled_by: by })
    .where('submission_id', '=', submission_id)
    .where('made_by', '=', by)
    .where('state', '=', 'open')
    .execute()
}
