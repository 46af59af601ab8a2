import { pointMaterials, type PointMaterial } from '#domain/readings/reading-choices.ts'
import type { TemplateColumn, TemplateOption } from '../template.ts'
import { both, option } from './wording.ts'

const spanish: Readonly<Record<PointMaterial, string>> = {
  drywall: 'Panel de yeso',
  plaster: 'Revoque',
  subfloor: 'Subpiso',
  base_plate: 'Solera inferior',
  framing: 'Estructura de madera',
  hardwood: 'Madera dura',
  laminate: 'Laminado',
  trim: 'Molduras',
  cabinet: 'Gabinete o zócalo',
  ceiling: 'Techo',
  insulation: 'Aislante',
  concrete: 'Concreto',
  masonry: 'Mampostería',
  other: 'Otro',
}

/** What a meter is held to, as the readings of a job name it. */
export const materialOptions: TemplateOption[] = pointMaterials.map(({ value, label }) =>
  option(value, label, spanish[value]),
)

/** Carpet and pad are removed or lifted before anything is read, so moisture points don't know them. */
export const materialColumn: TemplateColumn = {
  id: 'material',
  type: 'choice',
  label: both('Material', 'Material'),
  is_needed: true,
  options: [
    option('carpet', 'Carpet', 'Alfombra'),
    option('pad', 'Carpet pad', 'Base de la alfombra'),
    ...materialOptions,
  ],
}

/** The same for a moisture point of the job. */
export const materialOfPoint: TemplateColumn = {
  id: 'material',
  type: 'choice',
  label: both('Material', 'Material'),
  is_needed: true,
  options: materialOptions,
  fact: 'points.material',
}
