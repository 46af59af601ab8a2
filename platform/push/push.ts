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

/**
 * Sends through the push services of the browsers. A demo sends nothing, and neither does a site without https: no browser
 * subscribes there, so the subscriptions it has came with a backup that someone is trying out.
 */
export function openPush({
  secret,
  publicUrl,
  isDemo = false,
  isAllowed = isPushService,
  timeout,
}: Way): Push {
  const keys = vapidKeysFrom(secret)
  if (isDemo || !publicUrl.startsWith('https:'))
    return { publicKey: keys.publicKey, send: async () => 'kept' }
  return webPush({ keys, subject: publicUrl, isAllowed, timeout })
}
