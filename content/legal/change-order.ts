import type { LegalBlock } from './legal-block.ts'

export const changeOrder: LegalBlock = {
  block: 'change_order',
  version: 1,
  states: [],
  review: 'have counsel review',
  en: `This change order changes the work authorization for this job. It counts once you and we have signed it. We don't do the changed work before that.

The new total and the new date replace the earlier ones. Everything else in the work authorization stays as it is.

You are responsible for the new total even if an insurance company does not pay for the change. A signature of an adjuster confirms that they received this change order. It does not promise payment.

[Counsel: say whether a change order to a home improvement contract in Pennsylvania, 73 P.S. 517.7, or to a home solicitation sale in Ohio, Ohio Revised Code 1345.21 to 1345.28, needs more, such as a new notice of cancellation.]`,
}
