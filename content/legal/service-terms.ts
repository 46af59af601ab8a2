import type { LegalBlock } from './legal-block.ts'

/** What both sides agree to when work is ordered. */
export const serviceTerms: LegalBlock = {
  block: 'service_terms',
  version: 1,
  states: [],
  review: 'have counsel review',
  en: `1. Authorization. You authorize us to enter the property and to do the work that is chosen in this agreement. You confirm that you own the property or that the owner allowed you to order this work.

2. What the work includes. We protect the property from further damage, and we clean and dry it. Repairs and rebuilding are not included unless this agreement names them. Work that this agreement does not name needs a change order that you sign.

3. Price and payment. You pay for the work at the price or by the price list that this agreement names. You are responsible for payment even if an insurance company pays late, pays less than the price, or does not pay. You pay your deductible. We don't waive deductibles or give them back.

4. Insurance. If you make a claim, we send photos, readings and invoices to your insurance company when you ask us to or allow it. We don't decide what is covered, and we can't promise coverage. We don't adjust claims or act as public adjusters.

5. Access. You give us access to the property during the work, and you keep our equipment running. Please tell us before you turn equipment off or move it. If equipment is turned off, drying takes longer and costs more.

6. Power, water and pets. We use the power and water of the property during the work. You keep children and pets out of the work area.

7. Hazards. Tell us about anything at the property that may be dangerous, such as asbestos, lead paint, mold, weak floors or unsafe wiring. If we find a hazard, we may stop until it is safe to go on.

8. Damage that was there before. We are not responsible for damage that was there before we came, or that we must uncover to reach wet or damaged material. We record the condition of the property with photos before we begin.

9. Your right to stop the work. You may tell us in writing to stop at any time. You then pay for the work that we did and for the equipment that was on site until then. If you stop before the property is dry, moisture may remain and cause more damage.

10. Our right to stop the work. We may stop if the property is unsafe, if we are refused access, or if payment that is due is not made. We tell you the reason in writing.

11. Changes. A change of this agreement counts only in writing and signed by both sides.

[Counsel: add limits of liability, warranty, dispute resolution, interest, lien notices and governing law, where the firm wants them and the law of the state allows them.]`,
}
