import { hc, parseResponse } from 'hono/client'
import type { PushApi } from '#api/push.ts'
import type { DeviceSubscription } from '#domain/push/subscription.ts'
import { asMe } from '../as-me.ts'

const push = hc<PushApi>('/api/push', asMe)

export function getPushKey() {
  return parseResponse(push.key.$get())
}

export function putSubscription(id: string, json: DeviceSubscription) {
  return parseResponse(push[':id'].$put({ param: { id }, json }))
}

export function deleteSubscription(id: string) {
  return parseResponse(push[':id'].$delete({ param: { id } }))
}
