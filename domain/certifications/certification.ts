import * as z from 'zod'
import { defineEvent } from '#platform/events/event.ts'
import { MadeId, sentId } from '#platform/requests/sent-id.ts'
import { line } from '#platform/text/text.ts'
import { day } from '#platform/time.ts'
import { certificationKinds } from './certification-kinds.ts'

/** So many days before a certification expires, someone should do something about it. */
export const warningDays = 60
export const maxDocumentBytes = 10_000_000

const date = z.iso.date('Please give a date.').nullable().default(null)

const Facts = z.object({
  code: z.enum(
    certificationKinds.map(({ code }) => code),
    'Please choose what it is.',
  ),
  number: line(60).default(''),
  issued_on: date,
  /** The last day on which it holds; null where it does not expire. */
  expires_on: date,
})

const inOrder = ({ issued_on, expires_on }: z.output<typeof Facts>) =>
  !issued_on || !expires_on || issued_on <= expires_on
const order = { path: ['expires_on'], error: 'It cannot expire before it was issued.' }

/** `id` is made by the client, so that sending twice is harmless. */
export const NewCertification = Facts.extend({
  id: MadeId,
  employee_id: sentId('There is no such person.'),
}).refine(inOrder, order)
export type NewCertification = z.output<typeof NewCertification>

/** A change carries the revision it was made from. */
export const CertificationChange = Facts.extend({ revision: z.int().min(1) }).refine(inOrder, order)
export type CertificationChange = z.output<typeof CertificationChange>

/** A certification as people see it; the address of its document is signed, and good for minutes. */
export const Certification = Facts.extend({
  id: z.uuid(),
  employee_id: z.uuid(),
  revision: z.int(),
  file_url: z.string().nullable(),
  /** When someone else looked at it; null: the person says so. */
  checked_at: z.iso.datetime().nullable(),
})
export type Certification = z.output<typeof Certification>

/** On `today`, both as YYYY-MM-DD. */
export function expiryState(expiresOn: string | null, today: string): 'valid' | 'expiring' | 'expired' {
  if (!expiresOn) return 'valid'
  if (expiresOn < today) return 'expired'
  return expiresOn <= daysLater(today, warningDays) ? 'expiring' : 'valid'
}

/** The day so many days after the other, both as YYYY-MM-DD. */
export function daysLater(from: string, days: number) {
  return new Date(Date.parse(from) + days * day).toISOString().slice(0, 10)
}

const ids = { employee_id: z.uuid(), certification_id: z.uuid() }
const fields = z.record(z.string(), z.unknown())
/** Certifications are told of as part of the person who holds them. */
export const certificationAdded = defineEvent(
  'certification.added',
  z.object({ ...ids, after: fields }),
  'employee_id',
)
export const certificationChanged = defineEvent(
  'certification.changed',
  z.object({ ...ids, before: fields, after: fields }),
  'employee_id',
)
export const certificationRemoved = defineEvent(
  'certification.removed',
  z.object({ ...ids, before: fields }),
  'employee_id',
)
export const documentStored = defineEvent('certification.paper_kept', z.object(ids), 'employee_id')
/** Someone looked at what the person had said of themselves. */
export const certificationChecked = defineEvent('certification.checked', z.object(ids), 'employee_id')
/** The office was told by mail that it expires soon. */
export const expiryMailed = defineEvent(
  'certification.expiry_mailed',
  z.object({ ...ids, expires_on: z.iso.date() }),
  'employee_id',
)
