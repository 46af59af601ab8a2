import { createHash, createHmac } from 'node:crypto'
import type { World } from '#platform/world.ts'
import { signingPath, signingTokenBytes } from './sign-path.ts'
import type { SigningChannel } from './signing-channels.ts'
import { linkLasts, type SigningLink } from './signing-request.ts'

type Made = { id: string; job_id: string; channel: SigningChannel; by: string }

/**
 * Makes a link, once. What it holds follows from its ID and the secret of the installation, so that a request or a message that is
 * tried again brings the same one, and the database stores its hash alone.
 */
export async function makeSigningLink(world: World, { id, job_id, channel, by }: Made): Promise<SigningLink> {
  const made_at = world.now()
  const row = {
    id,
    job_id,
    channel,
    made_at,
    made_by: by,
    token_hash: hashOf(tokenOf(world, id)),
    expires_at: new Date(made_at.getTime() + linkLasts[channel]),
  }
  await world.db.insertInto('signing_link').values(row).execute()
  return shownLink(world, row)
}

/** The link that was made under an ID; null where none was. */
export async function findSigningLink(world: World, id: string) {
  const row = await world.db.selectFrom('signing_link').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? { ...row, shown: shownLink(world, row) } : null
}

/** Where the link leads that a message of a job brings; null where it brings none. */
export async function addressOfSigning(
  world: World,
  { id, job_id }: { id: string; job_id: string },
): Promise<string | null> {
  const link = await findSigningLink(world, id)
  return link?.job_id === job_id && link.channel !== 'qr' ? addressOf(world, id) : null
}

/** The link of a secret, looked up by its hash alone; undefined where none ever had it. */
export function findLinkOfToken({ db }: World, token: string) {
  return db
    .selectFrom('signing_link')
    .select(['id', 'job_id', 'expires_at'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
}

/** Whether someone still signs behind a link. */
export async function leadsToPapers({ db, now }: World, id: string): Promise<boolean> {
  const open = await db
    .selectFrom('signing_request')
    .innerJoin('signing_link', 'signing_link.id', 'signing_request.link_id')
    .innerJoin('job', 'job.id', 'signing_request.job_id')
    .select('signing_request.id')
    .where('signing_link.id', '=', id)
    .where('signing_link.expires_at', '>', now())
    .where('signing_request.state', '=', 'open')
    .where(({ not, eb }) => not(eb('job.side', 'is not distinct from', 'duplicate')))
    .executeTakeFirst()
  return open !== undefined
}

type Row = { id: string; channel: SigningChannel; expires_at: Date }

function shownLink(world: World, { id, channel, expires_at }: Row): SigningLink {
  const address = channel === 'qr' ? addressOf(world, id) : null
  return { expires_at: expires_at.toISOString(), address }
}

function addressOf(world: World, id: string) {
  return `${world.publicUrl}${signingPath(tokenOf(world, id))}`
}

function tokenOf({ secret }: World, id: string) {
  const mac = createHmac('sha256', secret).update(`signing link ${id}`).digest()
  return mac.subarray(0, signingTokenBytes).toString('base64url')
}

function hashOf(token: string) {
  return createHash('sha256').update(token).digest()
}
