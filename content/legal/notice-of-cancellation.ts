import type { LegalBlock } from './legal-block.ts'

/** Almost nothing in our own words: the law wrote this notice. It has a Spanish version of its own, which counsel puts in. */
export const noticeOfCancellation: LegalBlock = {
  block: 'notice_of_cancellation',
  version: 1,
  states: [],
  review: 'have counsel review',
  en: `[Counsel: put in the notice of cancellation word for word: 16 CFR 429.1(b) and, for Ohio, Ohio Revised Code 1345.23, for Pennsylvania, 73 P.S. 201-7. The name and address of the seller, the date of the transaction and the last day to cancel are the fields above. The text ends with the sentence by which the buyer cancels, which stands above the signature below.]

To cancel, sign and date the lines below, and send or bring this page to the address above. Keep the second copy. If you don't want to cancel, you don't have to do anything.`,
}
