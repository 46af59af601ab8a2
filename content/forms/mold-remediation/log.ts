import { assetNumber } from '../parts/equipment.ts'
import { checklist, notes } from '../parts/questions.ts'
import { both, option } from '../parts/wording.ts'
import type { TemplateColumn, TemplateField, TemplateSection } from '../template.ts'

const day: TemplateColumn = { id: 'on', type: 'date', label: both('Date', 'Fecha'), is_needed: true }

const pressures: TemplateField = {
  id: 'pressures',
  type: 'table',
  label: both('Pressure readings', 'Lecturas de presión'),
  columns: [
    day,
    { id: 'at', type: 'time', label: both('Time', 'Hora'), is_needed: true },
    { id: 'place', type: 'text', label: both('Containment', 'Contención'), is_needed: true },
    {
      id: 'pressure',
      type: 'number',
      label: both('Pressure', 'Presión'),
      unit: 'in. w.g.',
      min: -1,
      max: 1,
      decimals: 3,
      is_needed: true,
    },
    {
      id: 'scrubbers',
      type: 'number',
      label: both('Air scrubbers running', 'Depuradores funcionando'),
      min: 0,
      max: 100,
      decimals: 0,
    },
    { id: 'done', type: 'text', label: both('Done about it', 'Qué se hizo') },
    { id: 'photos', type: 'photos', label: both('Photo of the gauge', 'Foto del manómetro') },
  ],
}

const filters: TemplateField = {
  id: 'filters',
  type: 'table',
  label: both('Air scrubbers and filters', 'Depuradores y filtros'),
  columns: [
    day,
    assetNumber,
    {
      id: 'change',
      type: 'choice',
      label: both('What was done', 'Qué se hizo'),
      is_needed: true,
      options: [
        option('placed', 'Placed', 'Colocado'),
        option('prefilter', 'Prefilter changed', 'Prefiltro cambiado'),
        option('hepa', 'HEPA filter changed', 'Filtro HEPA cambiado'),
        option('moved', 'Moved', 'Movido'),
        option('pulled', 'Pulled', 'Retirado'),
      ],
    },
  ],
}

const removals: TemplateField = {
  id: 'removals',
  type: 'table',
  label: both('Removed materials', 'Materiales retirados'),
  columns: [
    day,
    { id: 'place', type: 'text', label: both('Room', 'Habitación'), is_needed: true },
    { id: 'material', type: 'text', label: both('Material', 'Material'), is_needed: true },
    { id: 'area', type: 'number', label: both('Area', 'Área'), unit: 'sq ft', min: 0, max: 100000 },
    { id: 'bags', type: 'number', label: both('Bags', 'Bolsas'), min: 0, max: 10000, decimals: 0 },
    { id: 'photos', type: 'photos', label: both('Photos', 'Fotos') },
  ],
}

export const log: TemplateSection = {
  id: 'log',
  title: both('Work log', 'Registro del trabajo'),
  fields: [
    pressures,
    filters,
    removals,
    {
      id: 'removed_area',
      type: 'calculated',
      label: both('Removed area', 'Área retirada'),
      formula: 'sum(removals, "area")',
      unit: 'sq ft',
    },
    {
      id: 'bag_count',
      type: 'calculated',
      label: both('Waste bags', 'Bolsas de desechos'),
      formula: 'sum(removals, "bags")',
      decimals: 0,
    },
    ...checklist(
      ['first_hepa', 'First HEPA vacuuming', 'Primer aspirado HEPA'],
      ['wiped', 'Damp wiping', 'Limpieza con paño húmedo'],
      ['second_hepa', 'Second HEPA vacuuming', 'Segundo aspirado HEPA'],
      ['bags_wiped', 'Bags sealed and wiped before they left', 'Bolsas selladas y limpias antes de sacarlas'],
      ['tools_clean', 'Tools and machines cleaned', 'Herramientas y máquinas limpias'],
      ['dry', 'Materials left in place are dry', 'Los materiales que quedan están secos'],
    ),
    notes,
  ],
}
