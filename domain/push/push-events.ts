import * as z from 'zod'
import { signIn } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'

const ofDevice = {
  subjects: ['employee_id'],
  payload: z.object({ employee_id: z.uuid(), subscription_id: z.uuid() }),
  audience: null,
  stale: [],
} as const

export const pushTurnedOn = defineEvent('push.turned_on', {
  ...ofDevice,
  audit: signIn(
    'Notifications turned on',
    'turned on notifications on a device',
    'notifications were turned on for {it}',
  ),
})
export const pushTurnedOff = defineEvent('push.turned_off', {
  ...ofDevice,
  audit: signIn(
    'Notifications turned off',
    'turned off notifications on a device',
    'notifications were turned off for {it}',
  ),
})
