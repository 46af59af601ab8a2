import { employeeLabels } from '#domain/employees/employee-fields.ts'
import { centsWords } from '#domain/money/cents.ts'

const labels: Record<string, string> = {
  ...employeeLabels,
  // Roles and companies have names, too.
  name: 'Name',
  assigned_to: 'Assigned to',
  hourly_cost_cents: 'Hourly cost',
  route: 'Page',
  demands_factor: 'Requires two-step verification',
}

/** "hired_by" → "Hired by". */
export function fieldLabel(field: string) {
  const words = field.replaceAll(/[._-]+/g, ' ')
  return labels[field] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/** A value as lines for people; none where there is nothing. */
export function valueLines(field: string, value: unknown): string[] {
  if (value === null || value === undefined || value === '') return []
  if (Array.isArray(value)) return value.flatMap((item) => valueLines(field, item))
  if (typeof value === 'boolean') return [value ? 'Yes' : 'No']
  if (typeof value === 'number') return [field.endsWith('_cents') ? centsWords(value) : String(value)]
  if (typeof value === 'object') return Object.entries(value).flatMap(([key, inner]) => labelled(key, inner))
  return [String(value)]
}

function labelled(key: string, value: unknown) {
  const inner = valueLines(key, value).join(', ')
  return inner ? [`${key}: ${inner}`] : []
}
