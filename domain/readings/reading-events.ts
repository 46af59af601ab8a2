import * as z from 'zod'
import { job, type AuditKind } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'
import {
  correctedLine,
  pointChangedLine,
  pointLine,
  readingsLine,
  readLine,
  receivedLateLine,
  receivedLateLines,
  stationChangedLine,
  stationLine,
} from './history-lines.ts'
import { PointFields } from './points/point.ts'
import { StationFields } from './stations/station.ts'

/** What every event of drying says of itself. It stands in the history of its job. */
const ofDrying = {
  subjects: ['job_id'],
  audience: { permission: 'drying.view', reach: 'own' },
  of: 'job',
  stale: ['job', 'lead'],
  changesDrying: true,
} as const

/** Who sees a job reads of its drying only where they see that too. */
function ofJob(label: string, did: string, happened: string): AuditKind {
  return { ...job(label, did, happened), also: 'drying.view' }
}

/** Where a person says the point is stands nowhere in it. */
const point = { job_id: z.uuid(), point_id: z.uuid(), kind: PointFields.shape.material }
const station = { job_id: z.uuid(), station_id: z.uuid(), kind: StationFields.shape.kind }

export const pointAdded = defineEvent('moisture_point.added', {
  ...ofDrying,
  payload: z.object(point),
  audit: ofJob(
    'Moisture point added',
    'added a moisture point to {it}',
    'a moisture point was added to {it}',
  ),
  line: pointLine('added'),
  facts: ['kind'],
})
export const pointChanged = defineEvent('moisture_point.changed', {
  ...ofDrying,
  payload: z.object({ ...point, changed: z.array(PointFields.keyof()) }),
  audit: ofJob(
    'Moisture point changed',
    'changed a moisture point of {it}',
    'a moisture point of {it} was changed',
  ),
  line: pointChangedLine,
  facts: ['kind', 'changed'],
})
export const pointRemoved = defineEvent('moisture_point.removed', {
  ...ofDrying,
  payload: z.object(point),
  audit: ofJob(
    'Moisture point removed',
    'removed a moisture point of {it}',
    'a moisture point of {it} was removed',
  ),
  line: pointLine('removed'),
  facts: ['kind'],
})
export const pointPutBack = defineEvent('moisture_point.put_back', {
  ...ofDrying,
  payload: z.object(point),
  audit: ofJob(
    'Moisture point put back',
    'put a moisture point of {it} back',
    'a moisture point of {it} was put back',
  ),
  line: pointLine('put back'),
  facts: ['kind'],
})

export const stationAdded = defineEvent('air_station.added', {
  ...ofDrying,
  payload: z.object(station),
  audit: ofJob('Air station added', 'added an air station to {it}', 'an air station was added to {it}'),
  line: stationLine('added'),
  facts: ['kind'],
})
export const stationChanged = defineEvent('air_station.changed', {
  ...ofDrying,
  payload: z.object({ ...station, changed: z.array(StationFields.keyof()) }),
  audit: ofJob('Air station changed', 'changed an air station of {it}', 'an air station of {it} was changed'),
  line: stationChangedLine,
  facts: ['kind', 'changed'],
})
export const stationRemoved = defineEvent('air_station.removed', {
  ...ofDrying,
  payload: z.object(station),
  audit: ofJob('Air station removed', 'removed an air station of {it}', 'an air station of {it} was removed'),
  line: stationLine('removed'),
  facts: ['kind'],
})
export const stationPutBack = defineEvent('air_station.put_back', {
  ...ofDrying,
  payload: z.object(station),
  audit: ofJob(
    'Air station put back',
    'put an air station of {it} back',
    'an air station of {it} was put back',
  ),
  line: stationLine('put back'),
  facts: ['kind'],
})

const reading = { job_id: z.uuid(), reading_id: z.uuid(), kind: z.enum(['point', 'air']) }

export const readingAdded = defineEvent('reading.added', {
  ...ofDrying,
  payload: z.object(reading),
  audit: ofJob('Reading added', 'added a reading to {it}', 'a reading was added to {it}'),
  line: readLine,
  lineOfMany: readingsLine,
  facts: ['kind'],
})
export const readingCorrected = defineEvent('reading.corrected', {
  ...ofDrying,
  payload: z.object({ ...reading, corrects: z.uuid() }),
  audit: ofJob('Reading corrected', 'corrected a reading of {it}', 'a reading of {it} was corrected'),
  line: correctedLine,
  facts: ['kind'],
})
/** It was made before the visit was closed: it counts, and the office sees that it came later. */
export const readingReceivedLate = defineEvent('reading.received_late', {
  ...ofDrying,
  payload: z.object({ ...reading, type: z.enum(['reading', 'correction']), at: z.iso.datetime() }),
  audit: ofJob(
    'Reading received late',
    'added a reading to {it}, received after the visit was closed',
    'a reading of {it} was received after the visit was closed',
  ),
  line: receivedLateLine,
  lineOfMany: receivedLateLines,
  facts: ['kind', 'type'],
})

export const visitClosed = defineEvent('visit.closed', {
  ...ofDrying,
  payload: z.object({ job_id: z.uuid(), visit_id: z.uuid() }),
  audit: ofJob('Visit closed', 'closed a visit of {it}', 'a visit of {it} was closed'),
  line: () => 'Visit closed: its readings stand',
})
