import { where, whereAnswered } from './parts/conditions.ts'
import { jobHeader } from './parts/header.ts'
import { notes, words, yesNo } from './parts/questions.ts'
import { both, option } from './parts/wording.ts'
import { defineTemplate, type TemplateField, type TemplateSection } from './template.ts'

/** Prices are numbers in dollars: a table has no column for money, and a money field counts in cents. */
const lines: TemplateField = {
  id: 'lines',
  type: 'table',
  label: both('Work and materials', 'Trabajo y materiales'),
  seen_with: 'money.view',
  need: 'always',
  columns: [
    { id: 'item', type: 'text', label: both('Description', 'Descripción'), is_needed: true },
    {
      id: 'quantity',
      type: 'number',
      label: both('Quantity', 'Cantidad'),
      min: 0,
      max: 1_000_000,
      is_needed: true,
    },
    {
      id: 'per',
      type: 'choice',
      label: both('Unit', 'Unidad'),
      is_needed: true,
      options: [
        option('each', 'each', 'cada uno'),
        option('hour', 'hour', 'hora'),
        option('day', 'day', 'día'),
        option('square_foot', 'sq ft', 'pie cuadrado'),
        option('linear_foot', 'linear ft', 'pie lineal'),
        option('load', 'load', 'carga'),
        option('visit', 'visit', 'visita'),
      ],
    },
    {
      id: 'price',
      type: 'number',
      label: both('Price', 'Precio'),
      unit: '$',
      min: 0,
      max: 1_000_000,
      is_needed: true,
    },
    {
      id: 'amount',
      type: 'calculated',
      label: both('Amount', 'Importe'),
      formula: 'quantity * price',
      unit: '$',
    },
    { id: 'taxed', type: 'yes_no', label: both('Taxed', 'Con impuesto'), is_needed: true },
    {
      id: 'taxable',
      type: 'calculated',
      label: both('Taxable amount', 'Importe con impuesto'),
      formula: 'taxed == "yes" ? round(quantity * price, 2) : 0',
      unit: '$',
    },
  ],
}

const bill: TemplateSection = {
  id: 'bill',
  title: both('Invoice', 'Factura'),
  fields: [
    words('invoice_number', both('Invoice number', 'Número de factura'), { need: 'always' }),
    { id: 'due_on', type: 'date', label: both('Due on', 'Vence el') },
    words('billed_to', both('Billed to', 'Facturado a'), { need: 'always' }),
    { id: 'work_from', type: 'date', label: both('Work from', 'Trabajo desde'), need: 'always' },
    { id: 'work_to', type: 'date', label: both('Work to', 'Trabajo hasta'), need: 'always' },
    lines,
    dollars('subtotal', both('Subtotal', 'Subtotal'), 'sum(lines, "amount")'),
    {
      id: 'tax_rate',
      type: 'number',
      label: both('Sales tax', 'Impuesto sobre ventas'),
      help: both('Enter 0 if there is none.', 'Escriba 0 si no hay.'),
      unit: '%',
      min: 0,
      max: 20,
      decimals: 3,
      need: 'always',
    },
    dollars('tax', both('Tax', 'Impuesto'), 'sum(lines, "taxable") * tax_rate / 100'),
    dollars('total', both('Total', 'Total'), 'subtotal + tax'),
  ],
}

const payments: TemplateField = {
  id: 'payments',
  type: 'table',
  label: both('Payments', 'Pagos'),
  seen_with: 'money.view',
  show_if: where('has_payments', 'yes'),
  need: 'always',
  columns: [
    { id: 'paid_on', type: 'date', label: both('Date', 'Fecha'), is_needed: true },
    {
      id: 'from',
      type: 'choice',
      label: both('From', 'De'),
      is_needed: true,
      options: [
        option('owner', 'Owner', 'Dueño'),
        option('insurer', 'Insurance company', 'Aseguradora'),
        option('mortgage', 'Mortgage company', 'Compañía hipotecaria'),
        option('other', 'Other', 'Otro'),
      ],
    },
    { id: 'reference', type: 'text', label: both('Check or reference', 'Cheque o referencia') },
    {
      id: 'amount',
      type: 'number',
      label: both('Amount', 'Importe'),
      unit: '$',
      min: 0,
      max: 10_000_000,
      is_needed: true,
    },
  ],
}

const balance: TemplateSection = {
  id: 'settlement',
  title: both('Payments and balance', 'Pagos y saldo'),
  fields: [
    {
      id: 'deductible',
      type: 'number',
      label: both('Deductible', 'Deducible'),
      seen_with: 'claims.view',
      help: both('Part of the total, and not on top of it.', 'Es parte del total, no se suma.'),
      unit: '$',
      min: 0,
      max: 10_000_000,
    },
    {
      ...dollars(
        'after_deductible',
        both('Total less the deductible', 'Total menos el deducible'),
        'total - deductible',
      ),
      show_if: whereAnswered('deductible'),
    },
    yesNo('has_payments', both('Was anything paid?', '¿Se pagó algo?')),
    payments,
    {
      ...dollars('paid', both('Paid', 'Pagado'), 'sum(payments, "amount")'),
      show_if: where('has_payments', 'yes'),
    },
    {
      ...dollars('balance', both('Balance', 'Saldo'), 'total - paid'),
      show_if: where('has_payments', 'yes'),
    },
    { ...dollars('whole_balance', both('Balance', 'Saldo'), 'total'), show_if: where('has_payments', 'no') },
    notes,
  ],
}

export const invoice = defineTemplate({
  slug: 'invoice',
  code: 'F18',
  title: both('Mitigation Invoice', 'Factura de mitigación'),
  sections: [jobHeader(), bill, balance],
})

function dollars(id: string, label: TemplateField['label'], formula: string): TemplateField {
  return { id, type: 'calculated', label, formula, unit: '$' }
}
