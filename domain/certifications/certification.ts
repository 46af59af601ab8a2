import * as z from 'zod'
import { MadeId, sentId } from '#platform/requests/sent-id.ts'
import { line } from '#platform/text/text.ts'
import { certificationKinds } from './certification-kinds.ts'

export const maxDocumentMegabytes = 10
export const maxDocumentBytes = maxDocumentMegabytes * 1_000_000

const date = z.iso.date('Enter a date.').nullable().default(null)

const Facts = z.object({
  code: z.enum(
    certificationKinds.map(({ code }) => code),
    'Choose a certification.',
  ),
  number: line(60).default(''),
  issued_on: date,
  /** The last day on which it holds; null where it does not expire. */
  expires_on: date,
})

const inOrder = ({ issued_on, expires_on }: z.output<typeof Facts>) =>
  !issued_on || !expires_on || issued_on <= expires_on
const order = { path: ['expires_on'], error: 'The expiration date can’t be before the issue date.' }

/** `id` is made by the client, so that sending twice is harmless. */
export const NewCertification = Facts.extend({
  id: MadeId,
  employee_id: sentId('Person not found.'),
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

export const HeldCertification = Certification.extend({
  /** Whether there is anyone but the holder who could check it. */
  has_checker: z.boolean(),
})
export type HeldCertification = z.output<typeof HeldCertification>
