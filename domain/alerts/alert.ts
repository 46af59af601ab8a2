import * as z from 'zod'
import { defineEvent } from '#platform/event.ts'
import { LossKind, PersonName } from '#domain/leads/lead.ts'

/** The bell of the portal, an e-mail, a text message. */
export const channels = ['portal', 'mail', 'text'] as const
export type Channel = (typeof channels)[number]

/** Why nobody is alerted any more. Gave up: nobody answered for long. */
export const settledReasons = ['claimed', 'moved', 'closed', 'gave_up'] as const
export const SettledReason = z.enum(settledReasons)
export type SettledReason = z.output<typeof SettledReason>

/** The alert of a request, as those see it whom it reached. */
export const AlertRow = z.object({
  lead_id: z.uuid(),
  reference: z.string(),
  name: z.string(),
  town: z.string(),
  service: LossKind,
  raised_at: z.iso.datetime(),
  step: z.int(),
  settled_at: z.iso.datetime().nullable(),
  settled_by: PersonName.nullable(),
  reason: SettledReason.nullable(),
})
export type AlertRow = z.output<typeof AlertRow>

/** What waits for someone, oldest first, and what was settled lately, newest first. */
export const Alerts = z.object({ open: z.array(AlertRow), settled: z.array(AlertRow) })
export type Alerts = z.output<typeof Alerts>

const leadId = { lead_id: z.uuid() }
const step = { ...leadId, step: z.int(), employee_ids: z.array(z.uuid()), delivery_ids: z.array(z.uuid()) }
/** `employee_ids` are told in the portal at once; each of `delivery_ids` is a mail or a text message still to be sent. */
export const alertRaised = defineEvent('alert.raised', z.object(step), 'lead_id')
export const alertEscalated = defineEvent('alert.escalated', z.object(step), 'lead_id')

const delivery = {
  ...leadId,
  step: z.int(),
  channel: z.enum(channels),
  /** Null: the mailbox of the office. */
  employee_id: z.uuid().nullable(),
}
export const alertDelivered = defineEvent(
  'alert.delivered',
  z.object({ ...delivery, dispatch: z.enum(['sent', 'kept']) }),
  'lead_id',
)
export const alertFailed = defineEvent(
  'alert.failed',
  z.object({ ...delivery, tries: z.int(), error: z.string() }),
  'lead_id',
)
export const alertSettled = defineEvent(
  'alert.settled',
  z.object({ ...leadId, reason: SettledReason }),
  'lead_id',
)
