import * as z from 'zod'
import type { ToldEvent } from '#domain/events/define-event.ts'
import { VisitTime, visitWords } from './visit-time.ts'
import { visitLabel } from './visit-kinds.ts'

const Facts = z.object({ visit: VisitTime.nullable(), changed: z.array(z.string()).default([]) })

/** "Inspection planned for Tue, Nov 24, 8–10 AM, Ivy Starling". */
export function plannedLine(told: ToldEvent) {
  const what = visitLabel(told.payload['kind'])
  const { data } = Facts.safeParse(told.payload)
  const when = data?.visit ? `planned for ${visitWords(data.visit)}` : 'to be scheduled'
  return [`${what} ${when}`, ...told.receivers].join(', ') + overrideOf(told)
}

/** "Inspection moved to Tue, Nov 24, 8–10 AM", "Inspection crew changed to Ivy Starling". */
export function changedLine(told: ToldEvent) {
  const what = visitLabel(told.payload['kind'])
  const { data } = Facts.safeParse(told.payload)
  const has = (field: string) => data?.changed.includes(field) ?? false
  const moved = data?.visit ? `moved to ${visitWords(data.visit)}` : 'to be scheduled again'
  const crew = told.receivers.length > 0 ? `to ${told.receivers.join(', ')}` : '(no one is going yet)'
  const how = [has('when') && moved, has('people') && `crew changed ${crew}`].filter(Boolean)
  const others = otherFields.flatMap(([field, name]) => (has(field) ? [name] : []))
  return `${what} ${how.join(', ') || `changed${others.length > 0 ? `: ${others.join(', ')}` : ''}`}${overrideOf(told)}`
}

/** What is named where neither the time nor the crew is another. */
const otherFields = [
  ['kind', 'what it’s for'],
  ['length', 'length'],
  ['note', 'note'],
] as const

/** "Inspection was already under way. The cancellation came too late". */
export function canceledTooLateLine({ payload }: ToldEvent) {
  return `${visitLabel(payload['kind'])} was already under way. The cancellation came too late`
}

/** "Inspection was already made as planned for Tue, Nov 24, 8–10 AM, Ivy Starling. The change came too late". */
export function madeBeforeLine(told: ToldEvent) {
  const what = visitLabel(told.payload['kind'])
  const { data } = Facts.safeParse(told.payload)
  const how = data?.visit ? `as planned for ${visitWords(data.visit)}` : 'before it was scheduled'
  const made = [`${what} was already made ${how}`, ...told.receivers].join(', ')
  return `${made}. The change came too late`
}

/** "Visit canceled: Weather". */
export function canceledLine({ payload: { reason } }: ToldEvent) {
  return typeof reason === 'string' ? `Visit canceled: ${reason}` : 'Visit canceled'
}

export function textLine({ payload }: ToldEvent) {
  return payload['dispatch'] === 'sent'
    ? 'Text message sent to the customer: on the way'
    : 'Text message to the customer saved, not sent: on the way'
}

/** Why a customer is not texted. */
export const textDropReasons = ['late', 'budget', 'failed'] as const

const reasons: Readonly<Record<(typeof textDropReasons)[number], string>> = {
  late: 'the step arrived too late',
  budget: 'too many text messages at once',
  failed: 'the text service failed',
}

export function textDroppedLine({ payload }: ToldEvent) {
  const known = textDropReasons.find((reason) => reason === payload['why'])
  return `No text message to the customer: ${known ? reasons[known] : 'it could not be sent'}`
}

function overrideOf({ payload }: ToldEvent) {
  return payload['is_override'] ? ', without a required certification' : ''
}
