import { firstChart } from '#domain/drying/chart.ts'
import { where } from '../parts/conditions.ts'
import { both, option } from '../parts/wording.ts'
import type { TemplateField } from '../template.ts'

const { wallFeet } = firstChart.airMovers

/** Two ways that are never added up: the second is for water that reached mainly the lower wall. */
export const airMovers: TemplateField[] = [
  {
    id: 'mover_rule',
    type: 'choice',
    label: both('How air movers are counted', 'Cómo se cuentan los ventiladores'),
    need: 'always',
    options: [
      option('rooms', 'By the wet surfaces of each room', 'Por las superficies mojadas de cada habitación'),
      option(
        'wall',
        'By the length of wet wall: only the lower wall is wet',
        'Por el largo de pared mojada: solo está mojada la parte baja',
      ),
    ],
  },
  {
    id: 'movers_of_rooms',
    type: 'calculated',
    label: both('Air movers to begin with', 'Ventiladores para empezar'),
    formula: 'sum(rooms, "movers")',
    decimals: 0,
    show_if: where('mover_rule', 'rooms'),
  },
  {
    id: 'wall_length',
    type: 'number',
    label: both('Length of wet wall', 'Largo de pared mojada'),
    unit: 'ft',
    min: 0,
    max: 10_000,
    show_if: where('mover_rule', 'wall'),
    need: 'always',
  },
  {
    id: 'movers_of_wall',
    type: 'calculated',
    label: both('Air movers to begin with', 'Ventiladores para empezar'),
    formula: `round_up(wall_length / ${wallFeet})`,
    decimals: 0,
    show_if: where('mover_rule', 'wall'),
  },
]
