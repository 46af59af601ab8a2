import { firstChart } from '#domain/drying/chart.ts'
import { both, option } from '../parts/wording.ts'
import type { TemplateColumn, TemplateField } from '../template.ts'

const { floor, upper, smallRoom } = firstChart.airMovers
const hardToReach = 'density == "dense"'
const easyToReach = 'density == "open"'

/** The same rule as in the job file: one for the room, those for its wet surfaces, and one for each inset; a small room needs one. */
const movers = [
  'wet_floor + wet_upper == 0 ? 0',
  `length * width < ${smallRoom} ? 1`,
  [
    '1',
    `round_up(wet_floor / (${easyToReach} ? ${floor.open} : ${hardToReach} ? ${floor.dense} : ${floor.normal}))`,
    `round_up(wet_upper / (${easyToReach} ? ${upper.open} : ${hardToReach} ? ${upper.dense} : ${upper.normal}))`,
    'insets',
  ].join(' + '),
].join(' : ')

/** A table has no more than twelve columns, so the room is typed here, with its number where there are several. */
export const rooms: TemplateField = {
  id: 'rooms',
  type: 'table',
  label: both('Affected rooms', 'Habitaciones afectadas'),
  help: both(
    'Measure in feet and square feet. Enter 0 where nothing is wet.',
    'Mida en pies y pies cuadrados. Escriba 0 donde nada esté mojado.',
  ),
  least: 1,
  need: 'always',
  rows_from: 'rooms',
  columns: [
    {
      id: 'room',
      type: 'text',
      label: both('Room', 'Habitación'),
      is_needed: true,
      fact: 'rooms.name',
    },
    amount('length', both('Length', 'Largo'), 'ft'),
    amount('width', both('Width', 'Ancho'), 'ft'),
    amount('height', both('Height', 'Altura'), 'ft'),
    amount('wet_floor', both('Wet floor', 'Piso mojado'), 'ft²'),
    amount('wet_lower', both('Wet wall below 2 ft', 'Pared mojada a menos de 2 pies'), 'ft²'),
    amount(
      'wet_upper',
      both('Wet wall above 2 ft and ceiling', 'Pared mojada a más de 2 pies y techo'),
      'ft²',
    ),
    {
      id: 'insets',
      type: 'number',
      label: both('Insets and offsets over 18 in', 'Entrantes y salientes de más de 18 in'),
      is_needed: true,
      min: 0,
      max: 50,
      decimals: 0,
      fact: 'rooms.insets',
    },
    {
      id: 'density',
      type: 'choice',
      label: both('How full the room is', 'Qué tan llena está'),
      is_needed: true,
      options: [
        option('open', 'Open', 'Despejada'),
        option('normal', 'Normal', 'Normal'),
        option('dense', 'Many walls and obstacles', 'Muchas paredes y obstáculos'),
      ],
    },
    counted('surface', both('All surfaces', 'Todas las superficies'), {
      formula: '2 * length * width + 2 * (length + width) * height',
      unit: 'ft²',
    }),
    counted('volume', both('Volume', 'Volumen'), { formula: 'length * width * height', unit: 'ft³' }),
    counted('movers', both('Air movers', 'Ventiladores'), { formula: movers, decimals: 0 }),
  ],
}

type Amount = 'length' | 'width' | 'height' | 'wet_floor' | 'wet_lower' | 'wet_upper'

function amount(id: Amount, label: TemplateColumn['label'], unit: string): TemplateColumn {
  return { id, type: 'number', label, is_needed: true, unit, min: 0, max: 100_000, fact: `rooms.${id}` }
}

type Counted = { formula: string; unit?: string; decimals?: number }

function counted(id: string, label: TemplateColumn['label'], how: Counted): TemplateColumn {
  return { id, type: 'calculated', label, ...how }
}
