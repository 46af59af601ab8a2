import * as z from 'zod'
import { localNumber } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'
import { StoredNumber } from './local-number.ts'
import { lifeMonths } from './number-status.ts'

const number_id = z.uuid()
/** `before` is null where it was not there, `after` where it is not there any more. */
const Changed = z.object({
  number_id,
  revision: z.int(),
  before: StoredNumber.nullable(),
  after: StoredNumber.nullable(),
})
const Told = z.object({ number_id, confirmed_on: z.iso.date() })
const ofNumber = {
  subjects: ['number_id'],
  audience: { permission: 'config.company', reach: 'any' },
  stale: ['local-numbers'],
  pages: 'changed-pages',
} as const

export const numberAdded = defineEvent('local_number.added', {
  ...ofNumber,
  payload: Changed,
  audit: localNumber('Local number added', 'added {it}', '{it} was added'),
})
export const numberChanged = defineEvent('local_number.changed', {
  ...ofNumber,
  payload: Changed,
  audit: localNumber('Local number changed', 'changed {it}', '{it} was changed'),
})
export const numberConfirmed = defineEvent('local_number.confirmed', {
  ...ofNumber,
  payload: Changed,
  audit: localNumber('Local number confirmed', 'called and confirmed {it}', '{it} was confirmed'),
})
/** Someone found that it is not right, or not sure. */
export const numberWithdrawn = defineEvent('local_number.withdrawn', {
  ...ofNumber,
  payload: Changed,
  audit: localNumber(
    'Local number taken off the website',
    'took {it} off the website',
    '{it} was taken off the website',
  ),
})
export const numberRemoved = defineEvent('local_number.removed', {
  ...ofNumber,
  payload: Changed,
  audit: localNumber('Local number removed', 'removed {it}', '{it} was removed'),
})
export const numberUndone = defineEvent('local_number.undone', {
  ...ofNumber,
  payload: Changed,
  audit: localNumber(
    'Local number change undone',
    'undid the last change to {it}',
    'the last change to {it} was undone',
  ),
})
/** The office was reminded by mail to call it again. */
export const numberReminded = defineEvent('local_number.reminder_mailed', {
  ...ofNumber,
  payload: Told,
  audit: localNumber(
    'Office reminded of a local number',
    'reminded the office to call {it} again',
    'the office was reminded to call {it} again',
  ),
})
/** A year has passed since someone confirmed it. */
export const numberExpired = defineEvent('local_number.expired', {
  ...ofNumber,
  payload: Told,
  audit: localNumber(
    'Local number expired',
    'let {it} expire',
    `the confirmation of {it} expired after ${lifeMonths} months, and the website stopped showing it`,
  ),
})
