import type { LegalBlock } from './legal-block.ts'

const plain = `You may cancel this agreement without giving a reason. The last day to cancel is printed below this text. You can cancel until midnight at the end of that day.

To cancel, sign, date and send one copy of the notice of cancellation, or any other written notice, to the address on the notice. You don't have to use our form. If you cancel, we return what you paid as the law requires.

We give you two copies of the notice of cancellation: one to send to us if you cancel, and one to keep. Unless you sign the separate paper about an emergency, we don't begin work before the time to cancel is over.`

/** Neither has Spanish: the law sets its own words for a customer who was spoken to in Spanish. */
export const cancellationOhio: LegalBlock = {
  block: 'cancellation_ohio',
  version: 1,
  states: ['OH'],
  review: 'have counsel review',
  en: `[Counsel: put in the statement of the buyer's right to cancel word for word, in the size and place that the law asks for: Ohio Home Solicitation Sales Act, Ohio Revised Code 1345.23, and 16 CFR 429.1(a). Say how it applies to this agreement.]

${plain}`,
}

export const cancellationPennsylvania: LegalBlock = {
  block: 'cancellation_pennsylvania',
  version: 1,
  states: ['PA'],
  review: 'have counsel review',
  en: `[Counsel: put in the statement of the buyer's right to cancel word for word, in the size and place that the law asks for: 73 P.S. 201-7, the Pennsylvania Home Improvement Consumer Protection Act, 73 P.S. 517.7, and 16 CFR 429.1(a). Say how it applies to this agreement.]

${plain}`,
}
