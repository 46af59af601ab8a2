import * as z from 'zod'
import { onCall } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'

const ids = { employee_id: z.uuid(), shift_id: z.uuid() }
const fields = z.record(z.string(), z.unknown())

/** The audit shows a shift as part of its person's record. */
const ofShift = {
  subjects: ['employee_id', 'shift_id'],
  audience: { permission: 'leads.view', reach: 'all' },
  stale: ['shifts', 'alerts'],
} as const

export const shiftAdded = defineEvent('shift.added', {
  ...ofShift,
  payload: z.object({ ...ids, after: fields }),
  audit: onCall('Shift added', 'added a shift for {it}', 'a shift was added for {it}'),
})
export const shiftChanged = defineEvent('shift.changed', {
  ...ofShift,
  payload: z.object({ ...ids, before: fields, after: fields }),
  audit: onCall('Shift changed', 'changed a shift for {it}', 'a shift for {it} was changed'),
})
export const shiftRemoved = defineEvent('shift.removed', {
  ...ofShift,
  payload: z.object({ ...ids, before: fields }),
  audit: onCall('Shift removed', 'removed a shift for {it}', 'a shift for {it} was removed'),
})
