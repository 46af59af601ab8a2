import type { OfficeReason } from '#domain/leads/visit-steps/visit-step.ts'

/** Why a technician needs the office, in a few words: in the subject of an email, and in a sentence of a text message. */
export const callWords: Readonly<Record<OfficeReason, { subject: string; text: string }>> = {
  materials: { subject: 'materials', text: 'materials or equipment missing' },
  no_access: { subject: 'can’t get in', text: 'can’t get in' },
  hazard: { subject: 'hazard', text: 'hazard on site' },
  question: { subject: 'customer question', text: 'the customer has a question' },
  left_gaps: { subject: 'left with gaps in the file', text: 'left with gaps in the file' },
  other: { subject: 'something else', text: 'something else' },
}
