import { sql } from 'kysely'
import * as z from 'zod'
import { fieldRefusal } from '#platform/refusal.ts'
import { isSameJson } from '#platform/same-json.ts'
import type { World } from '#platform/world.ts'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import { NewSubmission } from '#domain/submissions/submission.ts'
import { saysTheSame } from './says-the-same.ts'

const ByLink = z.looseObject({ link: z.looseObject({ request: z.uuid() }) })
const Signatures = z.record(z.string(), z.json())

type Paper = { form: FormDefinition; submission: NewSubmission }

/**
 * Refuses a signature that says it was given behind a link, unless it was given to this paper. Nobody of the company writes one: a fix of
 * what somebody signed there brings it along exactly as it was stored, for as long as each fix has brought it along and says the same.
 */
export async function requireGivenByLink(world: World, { form, submission }: Paper): Promise<void> {
  for (const [field, answer] of Object.entries(submission.answers)) {
    const claimed = ByLink.safeParse(answer).data
    if (!claimed) continue
    const given = await findGiven(world, { request: claimed.link.request, revises: submission.revises })
    const isTheirs =
      given && [given.signatures, given.revised.answers].every((each) => isSameJson(each[field], answer))
    if (!isTheirs) throw fieldRefusal(field, 'This was not signed by link. Have it signed again.')
    if (!saysTheSame(form, given.signed, submission))
      throw fieldRefusal(field, 'This form has changed since it was signed by link. Have it signed again.')
  }
}

type Asked = { request: string; revises: string | null | undefined }
type Row = { signatures: string; signed: string; revised: string }

/** What was signed behind a link, where the paper that is revised came of it; null where it did not. */
async function findGiven({ db }: World, { request, revises }: Asked) {
  if (!revises) return null
  const { rows } = await sql<Row>`
    with recursive before (id, revises) as (
      select id, revises from submission where id = ${revises}
      union all select earlier.id, earlier.revises from submission as earlier join before on earlier.id = before.revises
    ) select signing_request.signatures, signed.body as signed, revised.body as revised
      from signing_request
      join before on before.id = signing_request.submission_id
      join submission as signed on signed.id = before.id
      join submission as revised on revised.id = ${revises}
      where signing_request.id = ${request} and signing_request.state = 'signed'`.execute(db)
  const [row] = rows
  return row
    ? {
        signatures: Signatures.parse(JSON.parse(row.signatures)),
        signed: NewSubmission.parse(JSON.parse(row.signed)),
        revised: NewSubmission.parse(JSON.parse(row.revised)),
      }
    : null
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
