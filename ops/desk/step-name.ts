import type { Words } from '../words/en.ts'
import type { ShownStep } from './visit-steps.ts'

/** A step that was taken. That the office was asked is true once it is sent. */
export function stepName({ kind, isUnsent }: Pick<ShownStep, 'kind' | 'isUnsent'>, field: Words['field']) {
  return isUnsent && kind === 'needs_office' ? field.steps[kind] : field.done[kind]
}
