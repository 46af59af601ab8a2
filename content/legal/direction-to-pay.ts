import type { LegalBlock } from './legal-block.ts'

export const directionToPay: LegalBlock = {
  block: 'direction_to_pay',
  version: 1,
  states: [],
  review: 'have counsel review',
  en: `I ask my insurance company to pay the payee above for the covered work that is named above, in the way that is chosen above. A copy of this page may be sent to the insurance company.

This is only an instruction about payment. I keep my claim and all my rights under the policy. The payee does not decide what is covered, does not settle the claim for me, and can't sue the insurance company in my name.

I still owe what the insurance company does not pay, and my deductible. If I receive a check for this work, I pass the payment on to the payee.

I may take this instruction back in writing. That does not change what I owe for work that was done before.

[Counsel: say whether this may also assign benefits, whether the policy or the law of Ohio or Pennsylvania forbids or limits that, and which notice to the customer, to the insurance company and to the mortgage company is needed.]`,
}
