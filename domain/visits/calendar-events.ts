import * as z from 'zod'
import { person } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'

/** That there is an address, never which one. */
const ofCalendar = {
  subjects: ['employee_id'],
  payload: z.object({ employee_id: z.uuid() }),
  audience: null,
  stale: [],
} as const

export const calendarMade = defineEvent('calendar.made', {
  ...ofCalendar,
  audit: person(
    'Calendar address made',
    'made an address for {its} calendar',
    'an address for {its} calendar was made',
  ),
})
export const calendarRevoked = defineEvent('calendar.revoked', {
  ...ofCalendar,
  audit: person(
    'Calendar address revoked',
    'revoked the address of {its} calendar',
    'the address of {its} calendar was revoked',
  ),
})
