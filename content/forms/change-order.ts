import { where } from './parts/conditions.ts'
import { jobHeader } from './parts/header.ts'
import { longWords } from './parts/questions.ts'
import { adjusterMaySign, companySigns, ownerSigns, signatures } from './parts/signatures.ts'
import { both, option } from './parts/wording.ts'
import { defineTemplate, type TemplateField } from './template.ts'

const reasons: TemplateField[] = [
  {
    id: 'reasons',
    type: 'chips',
    label: both('Reason', 'Motivo'),
    need: 'always',
    options: [
      option('hidden', 'Hidden damage', 'Daño oculto'),
      option('owner', 'The owner asked for it', 'El dueño lo pidió'),
      option('code', 'Building code', 'Código de construcción'),
      option('category', 'The category of water changed', 'Cambió la categoría del agua'),
      option('access', 'Access', 'Acceso'),
      option('other', 'Other', 'Otro'),
    ],
  },
  longWords('description', both('What changes', 'Qué cambia'), { need: 'always' }),
  {
    id: 'photos',
    type: 'photos',
    label: both('Photos', 'Fotos'),
    phase: 'during',
    need: where('reasons', 'hidden'),
  },
]

const lines: TemplateField = {
  id: 'lines',
  type: 'table',
  label: both('Items', 'Conceptos'),
  help: both(
    'Enter prices as positive numbers, and choose “Take out” for what no longer applies.',
    'Escriba los precios en positivo y elija “Quitar” para lo que ya no se hace.',
  ),
  seen_with: 'money.view',
  least: 1,
  need: 'always',
  columns: [
    { id: 'item', type: 'text', label: both('Item', 'Concepto'), is_needed: true },
    {
      id: 'change',
      type: 'choice',
      label: both('Change', 'Cambio'),
      is_needed: true,
      options: [option('add', 'Add', 'Agregar'), option('take_out', 'Take out', 'Quitar')],
    },
    { id: 'quantity', type: 'number', label: both('Quantity', 'Cantidad'), is_needed: true, min: 0 },
    { id: 'unit', type: 'text', label: both('Unit', 'Unidad') },
    { id: 'price', type: 'number', label: both('Price', 'Precio'), is_needed: true, unit: '$', min: 0 },
    {
      id: 'amount',
      type: 'calculated',
      label: both('Amount', 'Monto'),
      formula: 'quantity * price * (change == "take_out" ? -1 : 1)',
      unit: '$',
    },
  ],
}

/** What was agreed is money, in cents; a column of a table and what is counted from it are in dollars. */
const totals: TemplateField[] = [
  {
    id: 'first_total',
    type: 'money',
    label: both('Total of the agreement', 'Total del acuerdo'),
    seen_with: 'money.view',
    need: 'always',
  },
  {
    id: 'earlier_changes',
    type: 'money',
    label: both('Earlier change orders', 'Órdenes de cambio anteriores'),
    seen_with: 'money.view',
    help: both('Enter 0 if there are none.', 'Escriba 0 si no hay.'),
    need: 'always',
  },
  {
    id: 'this_change',
    type: 'calculated',
    label: both('This change order', 'Esta orden de cambio'),
    formula: 'sum(lines, "amount")',
    unit: '$',
  },
  {
    id: 'new_total',
    type: 'calculated',
    label: both('New total', 'Nuevo total'),
    formula: '(first_total + earlier_changes) / 100 + sum(lines, "amount")',
    unit: '$',
  },
]

const time: TemplateField[] = [
  {
    id: 'days',
    type: 'number',
    label: both(
      'Days that this adds; fewer days with a minus',
      'Días que agrega; con signo menos si son menos días',
    ),
    unit: 'days',
    min: -365,
    max: 365,
    decimals: 0,
    need: 'always',
  },
  {
    id: 'ends_on',
    type: 'date',
    label: both('Work is now expected to be complete', 'Nuevo fin previsto del trabajo'),
  },
]

export const changeOrder = defineTemplate({
  slug: 'change-order',
  code: 'F13',
  title: both('Change Order', 'Orden de cambio'),
  sections: [
    jobHeader(),
    { id: 'change', title: both('Change', 'Cambio'), fields: reasons },
    { id: 'price', title: both('Price', 'Precio'), fields: [lines, ...totals] },
    { id: 'time', title: both('Time', 'Tiempo'), fields: time },
    {
      id: 'terms',
      title: both('What you sign', 'Qué firma usted'),
      fields: [
        {
          id: 'change_text',
          type: 'legal',
          label: both('Change of the agreement', 'Cambio del acuerdo'),
          block: 'change_order',
          version: 1,
        },
      ],
    },
    signatures(ownerSigns, companySigns, adjusterMaySign),
  ],
})
