import { both, option } from './wording.ts'
import type { TemplateColumn } from '../template.ts'

/** The kinds of machines that the company's list of equipment has. */
export const equipmentKind: TemplateColumn = {
  id: 'kind',
  type: 'choice',
  label: both('Type', 'Tipo'),
  is_needed: true,
  options: [
    option('air_mover', 'Air mover', 'Ventilador de secado'),
    option('dehumidifier_lgr', 'LGR dehumidifier', 'Deshumidificador LGR'),
    option('dehumidifier_conventional', 'Dehumidifier', 'Deshumidificador'),
    option('dehumidifier_desiccant', 'Desiccant dehumidifier', 'Deshumidificador desecante'),
    option('air_scrubber', 'Air scrubber', 'Depurador de aire'),
    option('heater', 'Heater', 'Calentador'),
    option('other', 'Other', 'Otro'),
  ],
}

export const assetNumber: TemplateColumn = {
  id: 'asset',
  type: 'text',
  label: both('Unit number', 'Número de unidad'),
  is_needed: true,
}
