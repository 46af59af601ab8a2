import { where, whereAnswered } from '../parts/conditions.ts'
import { mayAnswer } from '../parts/questions.ts'
import { both, option } from '../parts/wording.ts'
import type { TemplateField, TemplateSection } from '../template.ts'

const basis: TemplateField = {
  id: 'price_basis',
  type: 'choice',
  label: both('How the price is set', 'Cómo se fija el precio'),
  need: 'always',
  // Insurers and most customers are billed by the price list: it is shown as chosen, and changed with a tap.
  preset: { when: whereAnswered('scope'), value: 'unit_prices' },
  options: [
    option('fixed', 'A fixed price', 'Un precio fijo'),
    option('unit_prices', 'The price list that is attached', 'La lista de precios adjunta'),
    option('time_materials', 'Time and materials', 'Tiempo y materiales'),
  ],
}

export const paymentSection: TemplateSection = {
  id: 'payment',
  title: both('Price and payment', 'Precio y pago'),
  fields: [
    // Whoever may not see claims isn’t asked either: the office knows it.
    mayAnswer('has_claim', both('Is there an insurance claim?', '¿Hay un reclamo al seguro?'), {
      fact: 'insurance.has_claim',
      asked_last: true,
    }),
    basis,
    {
      id: 'fixed_price',
      type: 'money',
      label: both('Total price', 'Precio total'),
      seen_with: 'money.view',
      show_if: where('price_basis', 'fixed'),
      need: 'always',
    },
    {
      id: 'estimate',
      type: 'money',
      label: both('First estimate of the total', 'Primera estimación del total'),
      seen_with: 'money.view',
      show_if: { all: [{ field: 'price_basis', op: 'one_of', values: ['unit_prices', 'time_materials'] }] },
      need: 'always',
    },
    {
      id: 'deductible',
      type: 'money',
      label: both('Deductible, if known', 'Deducible, si se sabe'),
      seen_with: 'claims.view',
      show_if: where('has_claim', 'yes'),
      asked_last: true,
    },
  ],
}
