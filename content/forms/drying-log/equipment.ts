import { placedUnit } from '../parts/equipment.ts'
import { both, option } from '../parts/wording.ts'
import type { TemplateField } from '../template.ts'

export const deployed: TemplateField = {
  id: 'deployed',
  type: 'table',
  label: both('Equipment in this chamber', 'Equipos en esta cámara'),
  help: both(
    'Keep equipment that was removed in the list, with its date and time.',
    'Deje en la lista los equipos retirados, con su fecha y hora.',
  ),
  rows_from: 'units',
  columns: [
    ...placedUnit('Removed', 'Retirado'),
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
  running('equipment.movers', 'movers', both('Air movers running', 'Ventiladores en marcha')),
  running('equipment.dehumidifiers', 'dehus', both('Dehumidifiers running', 'Deshumidificadores en marcha')),
  running('equipment.scrubbers', 'scrubbers', both('Air scrubbers running', 'Depuradores de aire en marcha')),
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

function running(
  fact: 'equipment.movers' | 'equipment.dehumidifiers' | 'equipment.scrubbers',
  id: string,
  label: TemplateField['label'],
): TemplateField {
  return { id, type: 'number', label, min: 0, max: 200, decimals: 0, need: 'always', fact }
}
