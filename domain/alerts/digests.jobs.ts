import type { World } from '#platform/world.ts'
import { digestText } from './alert-texts.ts'
import { dropDigest, findWaitingDigest, recordDigestFailure, recordDigestSent } from './digests.server.ts'
import { codeOf, failureWords } from './failure-words.ts'

/** Sends one text message in place of many, unless it was sent, or no one needs it any more. */
export async function sendDigest(world: World, { digest_id }: { digest_id: string }): Promise<void> {
  const digest = await findWaitingDigest(world, digest_id)
  if (!digest) return
  if (digest.isNeedless) return dropDigest(world, digest_id)
  const urgent = digest.leads.filter(({ urgency }) => urgency === 0).length
  const body = digestText(digest.leads.length, urgent, world.publicUrl)
  try {
    const dispatch = await world.texts.send({ key: `digest-${digest_id}`, to: digest.to, body })
    return await recordDigestSent(world, digest, dispatch)
  } catch (error) {
    world.log.warn({ digest: digest_id, code: codeOf(error) }, 'a digest could not be sent')
    const words = failureWords('text', error)
    if (await recordDigestFailure(world, digest, words)) throw new Error(words)
  }
}
