import type { LegalBlock } from './legal-block.ts'

export const pennsylvaniaContract: LegalBlock = {
  block: 'pennsylvania_contract',
  version: 1,
  states: ['PA'],
  review: 'have counsel review',
  en: `We are registered as a home improvement contractor with the Office of Attorney General of Pennsylvania. Our registration number is printed above. A registration is not an endorsement.

[Counsel: put in the toll-free number of the Office of Attorney General at which anyone can check a registration, as 73 P.S. 517.7 asks for.]

We ask for no payment before the work begins.

We carry insurance for personal injury and for property damage in the amounts above during the whole work.

If a date or the work itself changes, we write it down in a change order that both of us sign before it counts.

You get a complete copy of this agreement, signed by both sides, at no charge when you sign.

[Counsel: check this agreement against the list of what a home improvement contract must hold and must not hold in 73 P.S. 517.7, and add what is missing word for word.]`,
}
