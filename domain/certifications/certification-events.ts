import * as z from 'zod'
import { person } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'

const ids = { employee_id: z.uuid(), certification_id: z.uuid() }
const fields = z.record(z.string(), z.unknown())

/** The audit shows a certification as part of its holder's record. */
const ofHolder = {
  subjects: ['employee_id', 'certification_id'],
  audience: null,
  stale: [],
  pages: 'changed-pages',
} as const

export const certificationAdded = defineEvent('certification.added', {
  ...ofHolder,
  payload: z.object({ ...ids, after: fields }),
  audit: person(
    'Certification added',
    'added a certification for {it}',
    'a certification for {it} was added',
  ),
})
export const certificationChanged = defineEvent('certification.changed', {
  ...ofHolder,
  payload: z.object({ ...ids, before: fields, after: fields }),
  audit: person(
    'Certification changed',
    'changed a certification for {it}',
    'a certification for {it} was changed',
  ),
})
export const certificationRemoved = defineEvent('certification.removed', {
  ...ofHolder,
  payload: z.object({ ...ids, before: fields }),
  audit: person(
    'Certification removed',
    'removed a certification for {it}',
    'a certification for {it} was removed',
  ),
})
export const documentStored = defineEvent('certification.paper_kept', {
  ...ofHolder,
  payload: z.object(ids),
  audit: person(
    'Certification document added',
    'added a certification document for {it}',
    'a certification document for {it} was added',
  ),
})
/** Someone looked at what the person had said of themselves. */
export const certificationChecked = defineEvent('certification.checked', {
  ...ofHolder,
  payload: z.object(ids),
  audit: person(
    'Certification verified',
    'verified a certification for {it}',
    'a certification for {it} was verified',
  ),
})
/** The office was told by mail that it expires soon. */
export const expiryMailed = defineEvent('certification.expiry_mailed', {
  ...ofHolder,
  payload: z.object({ ...ids, expires_on: z.iso.date() }),
  audit: person(
    'Office reminded of expiration',
    'reminded the office that a certification for {it} is expiring',
    'the office was reminded that a certification for {it} is expiring',
  ),
})
