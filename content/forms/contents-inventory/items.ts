import { where } from '../parts/conditions.ts'
import { yesNo } from '../parts/questions.ts'
import { roomColumn } from '../parts/rooms.ts'
import { both, option } from '../parts/wording.ts'
import type { TemplateColumn, TemplateField, TemplateSection } from '../template.ts'

const line: TemplateColumn = { id: 'line', type: 'text', label: both('Number', 'Número'), is_needed: true }
const item: TemplateColumn = { id: 'item', type: 'text', label: both('Item', 'Artículo'), is_needed: true }
const quantity: TemplateColumn = {
  id: 'quantity',
  type: 'number',
  label: both('Quantity', 'Cantidad'),
  min: 1,
  max: 10_000,
  decimals: 0,
  is_needed: true,
}

const list: TemplateField = {
  id: 'items',
  type: 'table',
  label: both('Items', 'Artículos'),
  need: 'always',
  columns: [
    line,
    item,
    { id: 'brand', type: 'text', label: both('Brand and model', 'Marca y modelo') },
    quantity,
    roomColumn,
    { id: 'box', type: 'text', label: both('Box', 'Caja') },
    {
      id: 'condition',
      type: 'choice',
      label: both('Condition before', 'Estado antes'),
      is_needed: true,
      options: [
        option('good', 'Good', 'Bueno'),
        option('worn', 'Worn', 'Gastado'),
        option('damaged', 'Damaged by the loss', 'Dañado por el siniestro'),
        option('old_damage', 'Damaged before', 'Dañado de antes'),
      ],
    },
    {
      id: 'disposition',
      type: 'choice',
      label: both('What happens to it', 'Qué se hace con él'),
      is_needed: true,
      options: [
        option('clean', 'Clean', 'Limpiar'),
        option('restore', 'Restore', 'Restaurar'),
        option('store', 'Store', 'Guardar'),
        option('lost', 'Can’t be saved', 'No se puede salvar'),
        option('owner', 'Owner kept it', 'Se lo quedó el dueño'),
      ],
    },
    {
      id: 'condition_after',
      type: 'choice',
      label: both('Condition after', 'Estado después'),
      options: [
        option('good', 'Good', 'Bueno'),
        option('as_before', 'As before', 'Como antes'),
        option('stained', 'Stain or odor left', 'Queda mancha u olor'),
        option('damaged', 'Damaged', 'Dañado'),
        option('missing', 'Missing', 'Falta'),
      ],
    },
    { id: 'remark', type: 'text', label: both('Remarks', 'Observaciones') },
    { id: 'photos', type: 'photos', label: both('Photos', 'Fotos') },
  ],
}

export const items: TemplateSection = {
  id: 'inventory',
  title: both('Inventory', 'Inventario'),
  fields: [
    list,
    {
      id: 'line_count',
      type: 'calculated',
      label: both('Lines', 'Renglones'),
      formula: 'count(items)',
      decimals: 0,
    },
    {
      id: 'piece_count',
      type: 'calculated',
      label: both('Pieces', 'Piezas'),
      formula: 'sum(items, "quantity")',
      decimals: 0,
    },
    {
      id: 'room_photos',
      type: 'photos',
      label: both('Photos of the rooms before', 'Fotos de las habitaciones antes'),
      phase: 'before',
    },
  ],
}

/** The most that age takes off, as a share: what an insurer allows differs, so it stands in each line. */
const depreciation = 'least(age / life, most_off / 100)'

const prices: TemplateField = {
  id: 'prices',
  type: 'table',
  label: both('Values', 'Valores'),
  help: both(
    'In dollars. The insurance company decides what it pays.',
    'En dólares. La aseguradora decide cuánto paga.',
  ),
  show_if: where('has_values', 'yes'),
  need: 'always',
  columns: [
    line,
    item,
    quantity,
    {
      id: 'price',
      type: 'number',
      label: both('Price new, each', 'Precio nuevo, cada uno'),
      unit: '$',
      min: 0,
      max: 1_000_000,
      is_needed: true,
    },
    {
      id: 'age',
      type: 'number',
      label: both('Age in years', 'Antigüedad en años'),
      min: 0,
      max: 300,
      decimals: 1,
      is_needed: true,
    },
    {
      id: 'life',
      type: 'number',
      label: both('Useful life in years', 'Vida útil en años'),
      min: 0.5,
      max: 300,
      decimals: 1,
      is_needed: true,
    },
    {
      id: 'most_off',
      type: 'number',
      label: both('Most depreciation', 'Depreciación máxima'),
      unit: '%',
      min: 0,
      max: 100,
      decimals: 0,
      is_needed: true,
    },
    {
      id: 'rcv',
      type: 'calculated',
      label: both('Replacement cost (RCV)', 'Costo de reposición (RCV)'),
      formula: 'quantity * price',
      unit: '$',
    },
    {
      id: 'off',
      type: 'calculated',
      label: both('Depreciation', 'Depreciación'),
      formula: `${depreciation} * 100`,
      unit: '%',
      decimals: 1,
    },
    {
      id: 'acv',
      type: 'calculated',
      label: both('Actual cash value (ACV)', 'Valor real en efectivo (ACV)'),
      formula: `quantity * price * (1 - ${depreciation})`,
      unit: '$',
    },
  ],
}

export const values: TemplateSection = {
  id: 'values',
  title: both('Values', 'Valores'),
  fields: [
    yesNo('has_values', both('Are values needed?', '¿Hacen falta valores?')),
    prices,
    {
      id: 'total_rcv',
      type: 'calculated',
      label: both('Total replacement cost', 'Costo total de reposición'),
      formula: 'sum(prices, "rcv")',
      unit: '$',
    },
    {
      id: 'total_acv',
      type: 'calculated',
      label: both('Total actual cash value', 'Valor real en efectivo total'),
      formula: 'sum(prices, "acv")',
      unit: '$',
    },
  ],
}
