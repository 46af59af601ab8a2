import type { LegalBlock } from './legal-block.ts'

/** Without Spanish until counsel has a translation: it takes a right away. */
export const emergencyWaiver: LegalBlock = {
  block: 'emergency_waiver',
  version: 1,
  states: [],
  review: 'have counsel review',
  en: `After you sign a work authorization at your home, you usually have three business days to cancel it. In a real personal emergency you may give up this right, so that work can begin at once.

The law accepts this only if you asked us to come, if the work is needed to deal with the emergency, and if you write and sign a statement by hand that says what the emergency is and that you give up the right to cancel. A form that is printed or typed for you does not count.

If you give up the right, we may begin now, and you can't cancel without paying for what was done. If you keep the right, nothing else changes: the agreement and its price stay the same.

[Counsel: check this text and the statement against 16 CFR 429.0(a)(3), against the Ohio Home Solicitation Sales Act, Ohio Revised Code 1345.21, and against the law of Pennsylvania, 73 P.S. 201-7 and 73 P.S. 517.7. Put in any words that the law wants word for word, and say where a waiver has no effect.]`,
}
