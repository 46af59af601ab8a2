import type { LegalBlock } from './legal-block.ts'

/** Consent to give someone's name and number to another contractor. */
export const partnerReferral: LegalBlock = {
  block: 'partner_referral',
  version: 1,
  states: [],
  review: 'have counsel review',
  en: `If you answer yes, we give the contractor named on this form only what you choose, so that they can call you about the work you need.

That contractor is a business of its own. You make your own agreement with them, and they are responsible for their work and price. You are free to use anyone you like. [Counsel: put in whether the company is paid for referrals, or pays for them.]

You can take this back by telling our office. We can't take back what was already given.`,
  es: `Si contesta que sí, le damos al contratista indicado en este formulario solo lo que usted elija, para que le llame sobre el trabajo que necesita.

Ese contratista es una empresa independiente. Usted hace su propio contrato con ellos, y ellos responden por su trabajo y su precio. Usted puede usar a quien quiera. [Abogado: indicar si la empresa recibe o paga dinero por recomendaciones.]

Puede retirar este permiso si avisa a nuestra oficina. No podemos recuperar lo que ya se haya entregado.`,
}
