import type { TemplateColumn } from '../template.ts'
import { both, option } from './wording.ts'

/** The materials of the moisture points of a job, and those that are removed or lifted before they are read. */
export const materialColumn: TemplateColumn = {
  id: 'material',
  type: 'choice',
  label: both('Material', 'Material'),
  is_needed: true,
  options: [
    option('drywall', 'Drywall', 'Panel de yeso'),
    option('plaster', 'Plaster', 'Revoque'),
    option('subfloor', 'Subfloor', 'Subpiso'),
    option('base_plate', 'Base plate', 'Solera inferior'),
    option('framing', 'Framing', 'Estructura de madera'),
    option('hardwood', 'Hardwood', 'Madera dura'),
    option('laminate', 'Laminate', 'Laminado'),
    option('trim', 'Trim', 'Molduras'),
    option('cabinet', 'Cabinet or toe-kick', 'Gabinete o zócalo'),
    option('ceiling', 'Ceiling', 'Techo'),
    option('insulation', 'Insulation', 'Aislante'),
    option('carpet', 'Carpet', 'Alfombra'),
    option('pad', 'Carpet pad', 'Base de la alfombra'),
    option('concrete', 'Concrete', 'Concreto'),
    option('masonry', 'Masonry', 'Mampostería'),
    option('other', 'Other', 'Otro'),
  ],
}

export const placeOfPoint: TemplateColumn = {
  id: 'location',
  type: 'text',
  label: both('Location', 'Ubicación'),
  is_needed: true,
}
