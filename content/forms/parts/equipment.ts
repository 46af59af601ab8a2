import { both, option } from './wording.ts'
import type { TemplateColumn, TemplateOption } from '../template.ts'

const type = both('Type', 'Tipo')
const unitNumber = both('Unit number', 'Número de unidad')

/** The kinds of machines that the company's list of equipment has. */
export const kindOptions: TemplateOption[] = [
  option('air_mover', 'Air mover', 'Ventilador de secado'),
  option('dehumidifier_lgr', 'LGR dehumidifier', 'Deshumidificador LGR'),
  option('dehumidifier_conventional', 'Dehumidifier', 'Deshumidificador'),
  option('dehumidifier_desiccant', 'Desiccant dehumidifier', 'Deshumidificador desecante'),
  option('air_scrubber', 'Air scrubber', 'Depurador de aire'),
  option('heater', 'Heater', 'Calentador'),
  option('other', 'Other', 'Otro'),
]

export const equipmentKind: TemplateColumn = {
  id: 'kind',
  type: 'choice',
  label: type,
  is_needed: true,
  options: kindOptions,
}

export const assetNumber: TemplateColumn = {
  id: 'asset',
  type: 'text',
  label: unitNumber,
  is_needed: true,
}

/** When a unit came to the job and left it, and its days by the rule of the company, as the job file counts them. */
export function placedUnit(pulled: string, retirado: string): TemplateColumn[] {
  return [
    { id: 'asset', type: 'text', label: unitNumber, is_needed: true, fact: 'units.number' },
    {
      id: 'kind',
      type: 'choice',
      label: type,
      is_needed: true,
      options: kindOptions,
      fact: 'units.kind',
    },
    { id: 'room', type: 'text', label: both('Room', 'Habitación'), is_needed: true, fact: 'units.room' },
    {
      id: 'placed_on',
      type: 'date',
      label: both('Placed on', 'Colocado el'),
      is_needed: true,
      fact: 'units.placed_on',
    },
    {
      id: 'placed_at',
      type: 'time',
      label: both('Placed at', 'Hora'),
      is_needed: true,
      fact: 'units.placed_at',
    },
    {
      id: 'pulled_on',
      type: 'date',
      label: both(`${pulled} on`, `${retirado} el`),
      fact: 'units.pulled_on',
    },
    { id: 'pulled_at', type: 'time', label: both(`${pulled} at`, 'Hora de retiro'), fact: 'units.pulled_at' },
    {
      id: 'day_rule',
      type: 'choice',
      label: both('How days are counted', 'Cómo se cuentan los días'),
      is_needed: true,
      options: [
        option('periods', '24 hours, one hour of grace', '24 horas, con una de tolerancia'),
        option('calendar', 'Calendar days', 'Días calendario'),
      ],
      fact: 'units.day_rule',
    },
    {
      id: 'days',
      type: 'calculated',
      label: both('Days', 'Días'),
      formula: 'equipment_days(placed_on + "T" + placed_at, pulled_on + "T" + pulled_at, day_rule)',
      decimals: 0,
    },
  ]
}
