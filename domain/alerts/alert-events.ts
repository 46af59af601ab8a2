import * as z from 'zod'
import { onCall, request } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'
import { ofLead } from '#domain/leads/of-lead.ts'
import { channels, SettledReason } from './alert.ts'
import { deliveredLine, failedLine, settledLine, stepLine } from './history-lines.ts'

/** Of a call for the office about the request its ID too. */
const leadId = { lead_id: z.uuid(), call_id: z.uuid().optional() }
const ofAlert = { ...ofLead, stale: ['lead', 'alerts'] } as const

/**
 * `employee_ids` are told in the portal at once; each of `delivery_ids` is an email still to be sent, each of `text_ids` a text
 * message and each of `push_ids` a notification. Older events have no `text_ids`: their text messages are among the emails.
 */
const step = {
  ...leadId,
  step: z.int(),
  employee_ids: z.array(z.uuid()),
  delivery_ids: z.array(z.uuid()),
  text_ids: z.array(z.uuid()).default([]),
  push_ids: z.array(z.uuid()).default([]),
  /** The turn of the request among those of its sender: emails that wait are sent in this order. */
  sender_turn: z.int().default(1),
}
const ofStep = {
  ...ofAlert,
  payload: z.object(step),
  folds: 'alerting',
  names: { receivers: 'employee_ids' },
  line: stepLine,
  facts: ['step', 'call_id'],
} as const

export const alertRaised = defineEvent('alert.raised', {
  ...ofStep,
  audit: request('Alert started', 'started an alert for {it}', 'an alert for {it} was started'),
})
export const alertEscalated = defineEvent('alert.escalated', {
  ...ofStep,
  audit: request(
    'Alert escalated',
    'escalated the alert for {it}',
    'the alert for {it} was escalated because no one had answered it',
  ),
})

const delivery = {
  ...leadId,
  step: z.int(),
  channel: z.enum(channels),
  /** Null: the mailbox of the office. */
  employee_id: z.uuid().nullable(),
}
export const alertDelivered = defineEvent('alert.delivered', {
  ...ofAlert,
  payload: z.object({
    ...delivery,
    dispatch: z.enum(['sent', 'kept']),
    /** One text message told of this request and others. */
    in_digest: z.literal(true).optional(),
  }),
  audit: request(
    'Alert delivered',
    'delivered an alert for {it}',
    'an alert for {it} was sent to {recipient} {channel}',
  ),
  folds: 'alerting',
  mergesReceivers: true,
  names: { receiver: 'employee_id' },
  line: deliveredLine,
  facts: ['channel', 'dispatch', 'in_digest'],
})
export const alertFailed = defineEvent('alert.failed', {
  ...ofAlert,
  payload: z.object({ ...delivery, tries: z.int(), error: z.string() }),
  audit: request(
    'Alert not delivered',
    'failed to deliver an alert for {it}',
    'an alert for {it} couldn’t be sent to {recipient} {channel}',
  ),
  names: { receiver: 'employee_id' },
  line: failedLine,
  facts: ['channel'],
})
export const alertSettled = defineEvent('alert.settled', {
  ...ofAlert,
  payload: z.object({ ...leadId, reason: SettledReason }),
  audit: request('Alert ended', 'ended the alert for {it}', 'the alert for {it} ended'),
  line: settledLine,
  facts: ['reason', 'call_id'],
})
/** Unclaimed again: the claim was undone, or it was assigned to no one, or moved back. */
export const alertReopened = defineEvent('alert.reopened', {
  ...ofAlert,
  payload: z.object({ ...leadId, step: z.int() }),
  audit: request(
    'Alert reopened',
    'reopened the alert for {it}',
    'the alert for {it} was reopened because it was unclaimed',
  ),
  line: () => 'Unclaimed again: alert reopened',
})

/** The text messages over a person's budget become one. */
export const textDigestMade = defineEvent('alert.digest_made', {
  subjects: ['employee_id'],
  payload: z.object({ employee_id: z.uuid(), digest_id: z.uuid() }),
  audience: { permission: 'leads.view', reach: 'all' },
  stale: ['alerts'],
  audit: onCall(
    'Text messages combined',
    'combined text messages to {it} into one',
    'text messages to {it} were combined into one',
  ),
})

const rules = z.record(z.string(), z.unknown())
export const alertRulesChanged = defineEvent('alert.rules_changed', {
  subjects: ['company_id'],
  payload: z.object({ company_id: z.uuid(), before: rules, after: rules }),
  audience: { permission: 'leads.view', reach: 'all' },
  stale: ['alert-rules', 'alerts'],
  audit: {
    group: 'on-call',
    record: 'company',
    label: 'Alert rules changed',
    did: 'changed the alert rules',
    happened: 'the alert rules were changed',
  },
})
