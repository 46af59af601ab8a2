import * as z from 'zod'
import { day } from '#platform/time.ts'
import type { CompanyFacts } from '#domain/company/company.ts'
import { depthChoices, roomsChoices } from '#domain/leads/lead-choices.ts'
import { LeadDetail, LeadReference, LeadRequest } from '#domain/leads/lead.ts'
import { Sha256 } from '#domain/photos/photo-sha256.ts'
import { values } from '#platform/choices.ts'
import { Phone } from '#domain/leads/phone-field.ts'

/** How long a visitor may change what they sent. */
export const receiptOpenFor = day

const { town, when, insurance, reach_by, text_consent, message } = LeadRequest.shape

/** Answer to a request for help. Without a secret where an earlier answer's is in use, or the time for changes is over. */
export const OpenedReceipt = LeadReference.extend({
  secret: z.string().optional(),
  open_until: z.iso.datetime(),
})
export type OpenedReceipt = z.output<typeof OpenedReceipt>

/** What a visitor may answer after sending; each answer is saved as given, and null takes one back. */
export const Answers = z
  .object({
    town: town.unwrap(),
    when: when.unwrap(),
    insurance: insurance.unwrap(),
    reach_by: reach_by.unwrap(),
    text_consent: text_consent.unwrap(),
    message: message.unwrap(),
    depth: z.enum(values(depthChoices)).nullable(),
    rooms: z.enum(values(roomsChoices)).nullable(),
  })
  .partial()
export type Answers = z.output<typeof Answers>

export const CorrectedPhone = z.object({ phone: Phone })

/** The request as the visitor who holds its receipt sees it. */
export const Receipt = LeadDetail.pick({
  id: true,
  reference: true,
  loss: true,
  service: true,
  name: true,
  phone: true,
  town: true,
  when: true,
  insurance: true,
  reach_by: true,
  text_consent: true,
  message: true,
  depth: true,
  rooms: true,
  received_at: true,
  cancelled_at: true,
}).extend({
  /** By when the company said it calls back; null where it says nothing. */
  call_by: z.iso.datetime().nullable(),
  photos: z.array(Sha256),
  /** The name of who takes care of it. */
  claimed_by: z.string().nullable(),
  open_until: z.iso.datetime(),
})
export type Receipt = z.output<typeof Receipt>

/** A visitor's access to their request, by the secret from its receipt. */
export type Visitor = {
  readonly id: string
  readonly secret: string
  readonly company: Pick<CompanyFacts, 'phone' | 'call_back_minutes'>
}
