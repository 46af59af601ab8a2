import { firstChart, type DehumidifierKind } from '#domain/drying/chart.ts'
import { where } from '../parts/conditions.ts'
import { both, option } from '../parts/wording.ts'
import type { TemplateCondition, TemplateField } from '../template.ts'

const { factors } = firstChart.dehumidifiers

const ofPints: TemplateCondition = {
  any: [
    { field: 'dehu_kind', op: 'is', value: 'lgr' },
    {
      all: [
        { field: 'dehu_kind', op: 'is', value: 'conventional' },
        { field: 'water_class', op: 'is_not', value: 'class_4' },
      ],
    },
  ],
}

/** The chart has no figure for conventional dehumidifiers in class 4, so none is counted with there. */
export const dehumidifiers: TemplateField[] = [
  {
    id: 'volume',
    type: 'calculated',
    label: both('Volume of air', 'Volumen de aire'),
    formula: 'sum(rooms, "volume")',
    unit: 'ft³',
  },
  {
    id: 'dehu_kind',
    type: 'choice',
    label: both('Type of dehumidifier', 'Tipo de deshumidificador'),
    need: 'always',
    options: [
      option('lgr', 'LGR', 'LGR'),
      option('conventional', 'Conventional', 'Convencional'),
      option('desiccant', 'Desiccant', 'Desecante'),
    ],
  },
  {
    id: 'not_in_chart',
    type: 'info',
    label: both('No figure', 'Sin cifra'),
    text: both(
      'The chart has no figure for conventional dehumidifiers in class 4. Use LGR or desiccant units.',
      'La tabla no tiene cifra para deshumidificadores convencionales en clase 4. Use unidades LGR o desecantes.',
    ),
    show_if: {
      all: [
        { field: 'dehu_kind', op: 'is', value: 'conventional' },
        { field: 'water_class', op: 'is', value: 'class_4' },
      ],
    },
  },
  {
    id: 'pints',
    type: 'calculated',
    label: both('Pints a day to begin with', 'Pintas al día para empezar'),
    formula: `round_up(volume / (dehu_kind == "lgr" ? (${byClass('lgr')}) : (${byClass('conventional')})))`,
    unit: 'pints/day',
    decimals: 0,
    show_if: ofPints,
  },
  {
    id: 'unit_pints',
    type: 'number',
    label: both('Pints a day of one unit', 'Pintas al día de una unidad'),
    help: both('The AHAM rating at 80 °F and 60%.', 'El valor AHAM a 80 °F y 60 %.'),
    unit: 'pints/day',
    min: 1,
    max: 2000,
    decimals: 0,
    show_if: ofPints,
    need: 'always',
  },
  {
    id: 'dehus',
    type: 'calculated',
    label: both('Dehumidifiers to begin with', 'Deshumidificadores para empezar'),
    formula: 'round_up(pints / unit_pints)',
    decimals: 0,
    show_if: ofPints,
  },
  {
    id: 'airflow',
    type: 'calculated',
    label: both('Airflow to begin with', 'Caudal de aire para empezar'),
    formula: `round_up(volume * (${byClass('desiccant')}) / 60)`,
    unit: 'CFM',
    decimals: 0,
    show_if: where('dehu_kind', 'desiccant'),
  },
  {
    id: 'unit_airflow',
    type: 'number',
    label: both('Airflow of one unit', 'Caudal de una unidad'),
    unit: 'CFM',
    min: 1,
    max: 50_000,
    decimals: 0,
    show_if: where('dehu_kind', 'desiccant'),
    need: 'always',
  },
  {
    id: 'desiccants',
    type: 'calculated',
    label: both('Desiccant units to begin with', 'Unidades desecantes para empezar'),
    formula: 'round_up(airflow / unit_airflow)',
    decimals: 0,
    show_if: where('dehu_kind', 'desiccant'),
  },
]

function byClass(kind: DehumidifierKind) {
  const { 1: one, 2: two, 3: three, 4: four } = factors[kind]
  const last = typeof four === 'number' ? `water_class == "class_3" ? ${three} : ${four}` : three
  return `water_class == "class_1" ? ${one} : water_class == "class_2" ? ${two} : ${last}`
}
