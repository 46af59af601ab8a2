import { materialColumn } from '../parts/materials.ts'
import { roomColumn, whichRoom } from '../parts/rooms.ts'
import { both, option } from '../parts/wording.ts'
import type { TemplateField } from '../template.ts'

export const materials: TemplateField = {
  id: 'materials',
  type: 'table',
  label: both('Wet materials and what we do with them', 'Materiales mojados y qué hacemos con ellos'),
  least: 1,
  need: 'always',
  columns: [
    roomColumn,
    whichRoom,
    materialColumn,
    { id: 'area', type: 'number', label: both('Amount', 'Cantidad'), unit: 'ft²', min: 0 },
    {
      id: 'action',
      type: 'choice',
      label: both('Action', 'Acción'),
      is_needed: true,
      options: [
        option('dry', 'Dry in place', 'Secar en su lugar'),
        option('remove', 'Remove', 'Retirar'),
        option('clean', 'Clean', 'Limpiar'),
        option('clean_dry', 'Clean and dry in place', 'Limpiar y secar en su lugar'),
      ],
    },
    {
      id: 'cut',
      type: 'number',
      label: both('Flood cut height', 'Altura del corte'),
      unit: 'in',
      min: 0,
      max: 240,
    },
    { id: 'why', type: 'text', label: both('Reason', 'Motivo') },
    { id: 'photos', type: 'photos', label: both('Photos', 'Fotos') },
  ],
}
