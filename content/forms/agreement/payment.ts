import { where, whereAnswered } from '../parts/conditions.ts'
import { mayAnswer, words } from '../parts/questions.ts'
import { both, option } from '../parts/wording.ts'
import type { TemplateField, TemplateSection } from '../template.ts'

const basis: TemplateField = {
  id: 'price_basis',
  type: 'choice',
  label: both('How the price is set', 'Cómo se fija el precio'),
  need: 'always',
  // Insurers and most customers are billed by a price list: it is shown as chosen, and changed with a tap.
  preset: { when: whereAnswered('scope'), value: 'unit_prices' },
  options: [
    option('fixed', 'A fixed price', 'Un precio fijo'),
    option(
      'unit_prices',
      'The price list that the customer was given',
      'La lista de precios que recibió el cliente',
    ),
    option('time_materials', 'Time and materials', 'Tiempo y materiales'),
  ],
}

/** Nothing is attached to the paper: it names the list that the customer has in hand. */
const priceList = words(
  'price_list',
  both('Price list, by title and date', 'Lista de precios, por título y fecha'),
  {
    fact: 'company.price_list',
    help: both(
      'As it stands on the list. Give the customer a copy before they sign.',
      'Tal como está en la lista. Entregue una copia al cliente antes de que firme.',
    ),
    show_if: where('price_basis', 'unit_prices'),
    need: 'always',
  },
)

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
    priceList,
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
