import type { Dispatch } from '#platform/mail/mail.ts'
import type { World } from '#platform/world.ts'
import { digestText } from './alert-texts.ts'
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
  const sent = await trySending(world, digest)
  if ('dispatch' in sent) return recordDigestSent(world, digest, sent.dispatch)
  if (await recordDigestFailure(world, digest, sent.error)) throw new Error(sent.error)
}

async function trySending(
  { texts, publicUrl, log }: World,
  { id, to, alerts }: WaitingDigest,
): Promise<{ dispatch: Dispatch } | { error: string }> {
  const requests = alerts.filter(({ call_id }) => call_id === null)
  const happeningNow = requests.filter(({ urgency }) => urgency === 0).length
  const counts = { requests: requests.length, happeningNow, calls: alerts.length - requests.length }
  const body = digestText(counts, publicUrl)
  try {
    return { dispatch: await texts.send({ key: `digest-${id}`, to, body }) }
  } catch (error) {
    log.warn({ digest: id, code: codeOf(error) }, 'a digest could not be sent')
    return { error: failureWords('text', error) }
  }
}
