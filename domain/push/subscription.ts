import * as z from 'zod'
import { isPushService } from '#platform/push/push-services.ts'

const unknownBrowser = 'Notifications don’t work in this browser. Use Chrome, Edge, Firefox or Safari.'

/** Where a browser gets its messages, and its keys in base64url: a point on a curve, and 16 random bytes. */
export const DeviceSubscription = z.object({
  endpoint: z
    .string(unknownBrowser)
    .overwrite(usualSpelling)
    .max(1000, unknownBrowser)
    .refine(isPushService, unknownBrowser),
  p256dh: z.string(unknownBrowser).regex(/^B[\w-]{86}$/, unknownBrowser),
  auth: z.string(unknownBrowser).regex(/^[\w-]{22}$/, unknownBrowser),
})
export type DeviceSubscription = z.output<typeof DeviceSubscription>

/** Browsers subscribe with this key, in base64url, so that only this portal can send to them. */
export const PushKey = z.object({ public_key: z.string() })

/** One address has one spelling: a browser has one subscription, and what the database can’t store is escaped. */
function usualSpelling(endpoint: string) {
  const url = URL.parse(endpoint)
  if (url) url.hash = ''
  return url?.href ?? endpoint
}
