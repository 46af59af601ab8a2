import type { LegalBlock } from './legal-block.ts'

/** As it was before the words of the rule were in it: papers that were signed stay with it. */
export const firstNoticeOfCancellation: LegalBlock = {
  block: 'notice_of_cancellation',
  version: 1,
  states: [],
  review: 'have counsel review',
  en: `[Counsel: put in the notice of cancellation word for word: 16 CFR 429.1(b) and, for Ohio, Ohio Revised Code 1345.23, for Pennsylvania, 73 P.S. 201-7. The name and address of the seller, the date of the transaction and the last day to cancel are the fields above. The text ends with the sentence by which the buyer cancels, which stands above the signature below.]

To cancel, sign and date the lines below, and send or bring this page to the address above. Keep the second copy. If you don't want to cancel, you don't have to do anything.`,
}

/**
 * The words of 16 CFR 429.1(b), but for its blanks: the seller, the address and the days are the fields above, and the date and the
 * signature stand below. It has a Spanish version of its own, which counsel puts in.
 */
export const noticeOfCancellation: LegalBlock = {
  block: 'notice_of_cancellation',
  version: 2,
  states: [],
  review: 'have counsel review',
  en: `[Counsel: compare with 16 CFR 429.1(b), and put in what the state asks for besides: for Ohio, Ohio Revised Code 1345.23, for Pennsylvania, 73 P.S. 201-7. The rule’s blanks for the seller, the address and the dates are the fields above.]

You may CANCEL this transaction, without any Penalty or Obligation, within THREE BUSINESS DAYS from the above date.

If you cancel, any property traded in, any payments made by you under the contract or sale, and any negotiable instrument executed by you will be returned within TEN BUSINESS DAYS following receipt by the seller of your cancellation notice, and any security interest arising out of the transaction will be cancelled.

If you cancel, you must make available to the seller at your residence, in substantially as good condition as when received, any goods delivered to you under this contract or sale, or you may, if you wish, comply with the instructions of the seller regarding the return shipment of the goods at the seller’s expense and risk.

If you do make the goods available to the seller and the seller does not pick them up within 20 days of the date of your Notice of Cancellation, you may retain or dispose of the goods without any further obligation. If you fail to make the goods available to the seller, or if you agree to return the goods to the seller and fail to do so, then you remain liable for performance of all obligations under the contract.

To cancel this transaction, mail or deliver a signed and dated copy of this Cancellation Notice or any other written notice, or send a telegram, to the seller named above, at the address of the seller’s place of business above, NOT LATER THAN MIDNIGHT OF the last day above.

I HEREBY CANCEL THIS TRANSACTION.`,
}
