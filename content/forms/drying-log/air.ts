import { airColumns } from '../parts/air.ts'
import { both } from '../parts/wording.ts'
import type { TemplateField } from '../template.ts'

/**
 * Each difference has its own name: the trade calls several of them grain depression. They are counted from what was read, as in the
 * job file, and not from the rounded grains above.
 */
export const comparedAir: TemplateField[] = [
  {
    id: 'above_unaffected',
    type: 'calculated',
    label: both(
      'Affected area, grains above the unaffected area',
      'Área afectada, granos por encima del área no afectada',
    ),
    formula: 'grains(affected_f, affected_rh) - grains(unaffected_f, unaffected_rh)',
    unit: 'gr/lb',
    decimals: 1,
  },
  {
    id: 'above_outside',
    type: 'calculated',
    label: both('Affected area, grains above outside', 'Área afectada, granos por encima del exterior'),
    formula: 'grains(affected_f, affected_rh) - grains(outside_f, outside_rh)',
    unit: 'gr/lb',
    decimals: 1,
  },
]

export const dehumidifiers: TemplateField = {
  id: 'dehumidifiers',
  type: 'table',
  label: both('Dehumidifiers', 'Deshumidificadores'),
  rows_from: 'dehumidifiers',
  columns: [
    {
      id: 'unit',
      type: 'text',
      label: both('Unit number', 'Número de unidad'),
      is_needed: true,
      fact: 'dehumidifiers.unit',
    },
    ...airColumns('in', 'In', 'Entrada'),
    ...airColumns('out', 'Out', 'Salida'),
    {
      id: 'in_gpp',
      type: 'calculated',
      label: both('In, gr/lb', 'Entrada, gr/lb'),
      formula: 'grains(in_f, in_rh)',
      decimals: 1,
    },
    {
      id: 'out_gpp',
      type: 'calculated',
      label: both('Out, gr/lb', 'Salida, gr/lb'),
      formula: 'grains(out_f, out_rh)',
      decimals: 1,
    },
    {
      id: 'depression',
      type: 'calculated',
      label: both('Grain depression, in minus out', 'Reducción de granos, entrada menos salida'),
      formula: 'grains(in_f, in_rh) - grains(out_f, out_rh)',
      unit: 'gr/lb',
      decimals: 1,
    },
    {
      id: 'meter_hours',
      type: 'number',
      label: both('Hour meter', 'Horómetro'),
      unit: 'h',
      min: 0,
      decimals: 1,
    },
  ],
}
