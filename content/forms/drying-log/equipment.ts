import { assetNumber, equipmentKind } from '../parts/equipment.ts'
import { roomColumn, whichRoom } from '../parts/rooms.ts'
import { both, option } from '../parts/wording.ts'
import type { TemplateField } from '../template.ts'

const days = 'equipment_days(placed_on + "T" + placed_at, pulled_on + "T" + pulled_at)'

export const deployed: TemplateField = {
  id: 'deployed',
  type: 'table',
  label: both('Equipment in this chamber', 'Equipos en esta cámara'),
  help: both(
    'Keep equipment that was removed in the list, with its date and time.',
    'Deje en la lista los equipos retirados, con su fecha y hora.',
  ),
  columns: [
    assetNumber,
    equipmentKind,
    roomColumn,
    whichRoom,
    { id: 'placed_on', type: 'date', label: both('Placed on', 'Colocado el'), is_needed: true },
    { id: 'placed_at', type: 'time', label: both('Placed at', 'Hora'), is_needed: true },
    { id: 'pulled_on', type: 'date', label: both('Removed on', 'Retirado el') },
    { id: 'pulled_at', type: 'time', label: both('Removed at', 'Hora de retiro') },
    { id: 'days', type: 'calculated', label: both('Days', 'Días'), formula: days, decimals: 0 },
    {
      id: 'hours',
      type: 'number',
      label: both('Hours today', 'Horas hoy'),
      unit: 'h',
      min: 0,
      max: 24,
      decimals: 1,
    },
  ],
}

export const counts: TemplateField[] = [
  running('movers', 'Air movers running', 'Ventiladores en marcha'),
  running('dehus', 'Dehumidifiers running', 'Deshumidificadores en marcha'),
  running('scrubbers', 'Air scrubbers running', 'Depuradores de aire en marcha'),
  {
    id: 'machines',
    type: 'calculated',
    label: both('Machines running', 'Máquinas en marcha'),
    formula: 'movers + dehus + scrubbers',
    decimals: 0,
  },
]

export const changes: TemplateField = {
  id: 'changes',
  type: 'table',
  label: both('Changes today', 'Cambios de hoy'),
  columns: [
    {
      id: 'change',
      type: 'choice',
      label: both('Change', 'Cambio'),
      is_needed: true,
      options: [
        option('added', 'Added', 'Agregado'),
        option('moved', 'Moved', 'Movido'),
        option('removed', 'Removed', 'Retirado'),
        option('replaced', 'Replaced', 'Reemplazado'),
        option('settings', 'Setting changed', 'Ajuste cambiado'),
      ],
    },
    { id: 'what', type: 'text', label: both('Equipment', 'Equipo'), is_needed: true },
    { id: 'why', type: 'text', label: both('Reason', 'Motivo'), is_needed: true },
  ],
}

function running(id: string, en: string, es: string): TemplateField {
  return { id, type: 'number', label: both(en, es), min: 0, max: 200, decimals: 0, need: 'always' }
}
