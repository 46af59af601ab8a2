import type { LegalBlock } from './legal-block.ts'

/** The receipt of the lead pamphlet. The rule gives sample wording, in Spanish too: counsel takes both from there. */
export const leadPamphlet: LegalBlock = {
  block: 'lead_pamphlet',
  version: 1,
  states: [],
  review: 'have counsel review',
  en: `[Counsel: put in the pamphlet receipt that the federal lead renovation rule asks for, 40 CFR 745.84, and the wording for an owner who declines to sign or can't be reached.]

By signing, you say that you got the pamphlet before the work began. Your signature does not say that you agree to the work.`,
}
