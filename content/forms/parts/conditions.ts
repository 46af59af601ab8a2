import type { TemplateCondition } from '../template.ts'

/** Where a field has this answer; of several chips one is enough. */
export function where(field: string, value: string): TemplateCondition {
  return { all: [{ field, op: 'is', value }] }
}

export function whereOneOf(field: string, ...values: string[]): TemplateCondition {
  return { all: [{ field, op: 'one_of', values }] }
}

export function whereAnswered(field: string): TemplateCondition {
  return { all: [{ field, op: 'answered' }] }
}
