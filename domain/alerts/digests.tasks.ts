import type { Dispatch } from '#platform/mail/mail.ts'
import type { World } from '#platform/world.ts'
import { countHappeningNow } from '#domain/leads/happening-now.server.ts'
import { digestText } from './alert-texts.ts'
import { countBareChats } from './chat-for-alert.server.ts'
import {
  dropDigest,
  findWaitingDigest,
  recordDigestFailure,
  recordDigestSent,
  type WaitingDigest,
} from './digests.server.ts'
import { codeOf, failureWords } from './failure-words.ts'

/** Sends one text message in place of many, unless it was sent, or no one needs it any more. */
export async function sendDigest(world: World, { digest_id }: { digest_id: string }): Promise<void> {
  const digest = await findWaitingDigest(world, digest_id)
  if (!digest) return
  if (digest.isNeedless) return dropDigest(world, digest_id)
  const sent = await trySending(world, digest, await digestBody(world, digest))
  if ('dispatch' in sent) return recordDigestSent(world, digest, sent.dispatch)
  if (await recordDigestFailure(world, digest, sent.error)) throw new Error(sent.error)
}

async function digestBody(world: World, { alerts }: WaitingDigest) {
  const ids = alerts.flatMap(({ call_id, lead_id }) => (call_id === null ? [lead_id] : []))
  const [happeningNow, chats] = await Promise.all([countHappeningNow(world, ids), countBareChats(world, ids)])
  const counts = { requests: ids.length - chats, happeningNow, chats, calls: alerts.length - ids.length }
  return digestText(counts, world.publicUrl)
}

async function trySending(
  { texts, log }: World,
  { id, to }: WaitingDigest,
  body: string,
): Promise<{ dispatch: Dispatch } | { error: string }> {
  try {
    return { dispatch: await texts.send({ key: `digest-${id}`, to, body }) }
  } catch (error) {
    log.warn({ digest: id, code: codeOf(error) }, 'a digest could not be sent')
    return { error: failureWords('text', error) }
  }
}
