import { goalTolerance } from '#domain/drying/goal.ts'
import type { TemplateColumn, TemplateField } from '../template.ts'
import { both } from './wording.ts'

const { share, points } = goalTolerance

/** What a point is measured with, and what it has to come down to. */
export const measuredAgainst: TemplateColumn[] = [
  { id: 'location', type: 'text', label: both('Location', 'Ubicación'), is_needed: true },
  { id: 'meter', type: 'text', label: both('Meter', 'Medidor'), is_needed: true },
  { id: 'scale', type: 'text', label: both('Scale or setting', 'Escala o ajuste'), is_needed: true },
  readingColumn('goal', 'Goal', 'Meta'),
  {
    id: 'has_reference',
    type: 'yes_no',
    label: both('Goal read in a dry area', 'Meta leída en un área seca'),
    is_needed: true,
  },
]

export function readingColumn(id: string, en: string, es: string): TemplateColumn {
  return { id, type: 'number', label: both(en, es), is_needed: true, min: 0, max: 9999, decimals: 1 }
}

/** A number and not a word, so that it can be added up. A point that nobody read counts as wet. */
export const dryColumn: TemplateColumn = {
  id: 'dry',
  type: 'calculated',
  label: both('Dry: 1 is yes, 0 is no', 'Seco: 1 es sí, 0 es no'),
  formula: `reading <= round(goal + most(${share} * goal, ${points}), 6) ? 1 : 0`,
  decimals: 0,
}

export const wetPoints: TemplateField = {
  id: 'wet_points',
  type: 'calculated',
  label: both('Points that are not dry', 'Puntos que no están secos'),
  formula: 'count(points) - sum(points, "dry")',
  decimals: 0,
}
