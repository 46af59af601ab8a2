import type { TemplateColumn, TemplateField } from '../template.ts'
import { both } from './wording.ts'

/** Which room a point is in, as the job names it. */
export const roomOfPoint: TemplateColumn = {
  id: 'room',
  type: 'text',
  label: both('Room', 'Habitación'),
  is_needed: true,
  fact: 'points.room',
}

/** What a point is measured with, and what it has to come down to. */
export const measuredAgainst: TemplateColumn[] = [
  {
    id: 'location',
    type: 'text',
    label: both('Location', 'Ubicación'),
    is_needed: true,
    fact: 'points.place',
  },
  {
    id: 'meter',
    type: 'text',
    label: both('Meter and scale', 'Medidor y escala'),
    is_needed: true,
    fact: 'points.meter',
  },
  readingColumn('goal', both('Goal', 'Meta'), 'points.goal'),
  {
    id: 'has_reference',
    type: 'yes_no',
    label: both('Goal read in a dry area', 'Meta leída en un área seca'),
    is_needed: true,
    fact: 'points.has_reference',
  },
  readingColumn('dry_up_to', both('Dry at or below', 'Seco con este valor o menos'), 'points.dry_up_to'),
]

export function readingColumn(
  id: string,
  label: TemplateColumn['label'],
  fact: 'points.goal' | 'points.dry_up_to' | 'points.before' | 'points.today' | 'points.last',
): TemplateColumn {
  return { id, type: 'number', label, is_needed: true, min: 0, max: 9999, decimals: 1, fact }
}

/** A number and not a word, so that it can be added up. A point that nobody read counts as wet. */
export const dryColumn: TemplateColumn = {
  id: 'dry',
  type: 'calculated',
  label: both('Dry: 1 is yes, 0 is no', 'Seco: 1 es sí, 0 es no'),
  formula: 'reading <= dry_up_to ? 1 : 0',
  decimals: 0,
}

export const wetPoints: TemplateField = {
  id: 'wet_points',
  type: 'calculated',
  label: both('Points that are not dry', 'Puntos que no están secos'),
  formula: 'count(points) - sum(points, "dry")',
  decimals: 0,
}
