import * as z from 'zod'
import { equipment } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'
import { ReportKind } from './report.ts'

const ofReport = {
  subjects: ['unit_id'],
  audience: { permission: 'equipment.view', reach: 'any' },
  stale: ['equipment'],
  payload: z.object({ unit_id: z.uuid(), report_id: z.uuid(), what: ReportKind }),
} as const

/** Someone who was not signed in chose it on the page of the unit’s QR code. */
export const equipmentReported = defineEvent('equipment_report.received', {
  ...ofReport,
  payload: ofReport.payload.extend({ times: z.int() }),
  audit: equipment(
    'Equipment problem reported',
    'reported a problem with {it}',
    'a problem with {it} was reported',
  ),
})
export const reportSettled = defineEvent('equipment_report.settled', {
  ...ofReport,
  audit: equipment(
    'Equipment report settled',
    'settled a report about {it}',
    'a report about {it} was settled',
  ),
})
export const reportReopened = defineEvent('equipment_report.reopened', {
  ...ofReport,
  audit: equipment(
    'Equipment report reopened',
    'reopened a report about {it}',
    'a report about {it} was reopened',
  ),
})
