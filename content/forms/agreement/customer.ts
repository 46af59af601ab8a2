import { jobHeader } from '../parts/header.ts'
import { words } from '../parts/questions.ts'
import { whereOneOf } from '../parts/conditions.ts'
import { both, option } from '../parts/wording.ts'

/** Who orders the work, and whether they may. */
export const customerSection = jobHeader(
  { id: 'cause', type: 'short_text', label: both('Cause of loss', 'Causa del daño'), fact: 'loss.cause' },
  {
    id: 'signs_as',
    type: 'choice',
    fact: 'customer.relation',
    label: both('The person who signs is', 'La persona que firma es'),
    need: 'always',
    options: [
      option('owner', 'The owner', 'El dueño'),
      option('tenant', 'A tenant', 'Un inquilino'),
      option('manager', 'The property manager', 'El administrador de la propiedad'),
      option('authorized', 'Someone the owner authorized', 'Alguien autorizado por el dueño'),
    ],
  },
  words('owner_name', both('Name of the owner', 'Nombre del dueño'), {
    show_if: whereOneOf('signs_as', 'tenant', 'manager', 'authorized'),
    need: 'always',
  }),
  words('owner_phone', both('Phone of the owner', 'Teléfono del dueño'), {
    show_if: whereOneOf('signs_as', 'tenant', 'manager', 'authorized'),
  }),
  words('mailing_address', both('Mailing address, if it is another one', 'Dirección postal, si es otra'), {
    asked_last: true,
  }),
)
