import { second } from '#platform/time.ts'
import type { Push, PushAddress, PushMessage } from './push.ts'
import type { VapidKeys } from './vapid-keys.ts'

type Sender = {
  keys: VapidKeys
  subject: string
  isAllowed: (endpoint: string) => boolean
  timeout: number | undefined
}

const longestAnswer = 5 * second
/** Push services take 4,096 bytes with the encryption around them. */
const mostBytes = 3000

/**
 * Encrypts each message for its browser (RFC 8291) and hands it to the push service. A redirect is not followed and the answer
 * is never read beyond its status: the address came from a browser, and the server must not be led anywhere else by it.
 */
export function webPush({ keys, subject, isAllowed, timeout = longestAnswer }: Sender): Push {
  return {
    publicKey: keys.publicKey,
    async send(to, message) {
      if (!isAllowed(to.endpoint)) return 'gone'
      if (Buffer.byteLength(message.body) > mostBytes) throw new Error('The push message is too long.')
      const request = await encrypt(to, message, { subject, ...keys })
      if (!request) return 'gone'
      const status = await statusOf(to.endpoint, request, timeout)
      if (status === 404 || status === 410) return 'gone'
      if (status < 200 || status > 299) throw new Error(`The push service responded with ${status}.`)
      return 'sent'
    },
  }
}

/** Null where the keys of the browser are not keys: nothing can ever be encrypted for it. */
async function encrypt(
  { endpoint, ...keys }: PushAddress,
  { body, ttl, urgency, topic }: PushMessage,
  vapidDetails: VapidKeys & { subject: string },
): Promise<RequestInit | null> {
  const { default: library } = await import('web-push')
  const options = { vapidDetails, TTL: ttl / second, urgency, topic, contentEncoding: 'aes128gcm' } as const
  try {
    const made = library.generateRequestDetails({ endpoint, keys }, body, options)
    if (!made.body) throw new Error('The push message was not encrypted.')
    const headers = Object.entries(made.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ])
    return { method: made.method, headers, body: new Uint8Array(made.body) }
  } catch (error) {
    if (isBadKey(error)) return null
    throw error
  }
}

function isBadKey(error: unknown) {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_CRYPTO_ECDH')
}

async function statusOf(endpoint: string, request: RequestInit, timeout: number) {
  try {
    const signal = AbortSignal.timeout(timeout)
    const answer = await fetch(endpoint, { ...request, redirect: 'manual', signal })
    await answer.body?.cancel()
    return answer.status
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    // The address is a secret of the browser, so it is in no sentence.
    throw new Error(
      isLate ? 'The push service did not respond in time.' : 'The push service could not be reached.',
      { cause: error },
    )
  }
}
