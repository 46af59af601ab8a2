import type { Dispatch } from '#platform/mail/mail.ts'
import { isPushService } from './push-services.ts'
import { vapidKeysFrom } from './vapid-keys.ts'
import { webPush } from './web-push.ts'

/** Where a browser gets its messages, and the keys with which they are encrypted for it. */
export type PushAddress = { endpoint: string; p256dh: string; auth: string }

export type PushMessage = {
  body: string
  /** In milliseconds. A device that is off for longer never gets the message. */
  ttl: number
  /** `high` wakes a sleeping phone. */
  urgency: 'high' | 'normal'
  /** A message that is still waiting is replaced by a newer one on the same topic. */
  topic: string
}

/** `gone`: the subscription will never work again and can be deleted. */
export type PushOutcome = Dispatch | 'gone'

export type Push = {
  /** Browsers subscribe with it. */
  readonly publicKey: string
  /** Throws where the push service failed, so that it is tried again. */
  send(to: PushAddress, message: PushMessage): Promise<PushOutcome>
}

type Way = {
  secret: Buffer
  publicUrl: string
  isDemo?: boolean
  /** Tests pass an address of their own here. Nothing else does. */
  isAllowed?: (endpoint: string) => boolean
  timeout?: number
}

/** Sends through the push services of the browsers. A demo sends nothing. */
export function openPush({
  secret,
  publicUrl,
  isDemo = false,
  isAllowed = isPushService,
  timeout,
}: Way): Push {
  const keys = vapidKeysFrom(secret)
  if (isDemo) return { publicKey: keys.publicKey, send: async () => 'kept' }
  return webPush({ keys, subject: subjectOf(publicUrl), isAllowed, timeout })
}

/** How a push service finds out who sends. It must be an https address; a site on http has only its name. */
function subjectOf(publicUrl: string) {
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'https:' ? publicUrl : `mailto:webmaster@${hostname}`
}
