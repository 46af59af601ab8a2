import { firstChart } from '#domain/drying/chart.ts'
import { where } from '../parts/conditions.ts'
import { equipmentKind } from '../parts/equipment.ts'
import { yesNo } from '../parts/questions.ts'
import { both } from '../parts/wording.ts'
import type { TemplateField } from '../template.ts'

const whereFiltered = where('needs_scrubbers', 'yes')

export const filtration: TemplateField[] = [
  yesNo('needs_scrubbers', both('Are air scrubbers needed?', '¿Hacen falta depuradores de aire?')),
  {
    id: 'air_changes',
    type: 'number',
    label: both('Air changes an hour', 'Cambios de aire por hora'),
    min: 0.5,
    max: 30,
    decimals: 1,
    show_if: whereFiltered,
    need: 'always',
  },
  {
    id: 'filtered_airflow',
    type: 'calculated',
    label: both('Airflow', 'Caudal de aire'),
    formula: 'round_up(round(volume * air_changes / 60, 6))',
    unit: 'CFM',
    decimals: 0,
    show_if: whereFiltered,
  },
  {
    id: 'scrubber_airflow',
    type: 'number',
    label: both('Airflow of one air scrubber', 'Caudal de un depurador'),
    unit: 'CFM',
    min: 1,
    max: 50_000,
    decimals: 0,
    show_if: whereFiltered,
    need: 'always',
  },
  {
    id: 'scrubbers',
    type: 'calculated',
    label: both('Air scrubbers to begin with', 'Depuradores para empezar'),
    formula: 'round_up(filtered_airflow / scrubber_airflow)',
    decimals: 0,
    show_if: whereFiltered,
  },
]

export const power: TemplateField[] = [
  {
    id: 'loads',
    type: 'table',
    label: both('Electrical load', 'Carga eléctrica'),
    help: both(
      'Read the amps from the label of the machine.',
      'Lea los amperios en la etiqueta de la máquina.',
    ),
    columns: [
      equipmentKind,
      {
        id: 'units',
        type: 'number',
        label: both('Units', 'Unidades'),
        is_needed: true,
        min: 0,
        max: 200,
        decimals: 0,
      },
      {
        id: 'each',
        type: 'number',
        label: both('Amps each', 'Amperios cada una'),
        is_needed: true,
        unit: 'A',
        min: 0,
      },
      { id: 'amps', type: 'calculated', label: both('Amps', 'Amperios'), formula: 'units * each', unit: 'A' },
    ],
  },
  {
    id: 'amps',
    type: 'calculated',
    label: both('All amps', 'Amperios en total'),
    formula: 'sum(loads, "amps")',
    unit: 'A',
  },
  {
    id: 'breaker',
    type: 'number',
    label: both('Breaker', 'Interruptor'),
    unit: 'A',
    min: 10,
    max: 60,
    decimals: 0,
  },
  {
    id: 'circuits',
    type: 'calculated',
    label: both('Circuits', 'Circuitos'),
    formula: `round_up(amps / round(${firstChart.circuits.usableShare} * breaker, 6))`,
    decimals: 0,
  },
]
