import type { World } from '#platform/world.ts'
import type { Submission } from './submission.ts'

/** Who signed a filled form behind a link, and who had sent it to them; null where nobody did. */
export async function readSignedLink({ db }: World, id: string): Promise<Submission['link']> {
  const row = await db
    .selectFrom('signing_request')
    .innerJoin('signing_link', 'signing_link.id', 'signing_request.link_id')
    .innerJoin('employee', 'employee.id', 'signing_link.made_by')
    .select(['signing_request.name as signer', 'signing_link.channel', 'employee.name as by'])
    .select('signing_link.made_at')
    .where('signing_request.submission_id', '=', id)
    .where('signing_request.state', '=', 'signed')
    .executeTakeFirst()
  if (!row) return null
  const { signer, channel, by, made_at } = row
  return { signer: signer ?? '', channel, by, sent_at: made_at.toISOString() }
}
