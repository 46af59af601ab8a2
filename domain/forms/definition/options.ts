import * as z from 'zod'
import { FieldId } from './field-id.ts'
import { wording, type Least } from './wording.ts'

const optionOf = (least: Least) => z.object({ id: FieldId, label: wording(120, least) })
export const Option = optionOf(1)
export type Option = z.output<typeof Option>

/** What one may choose from. Answers hold the IDs: a label may be put in other words without changing what was answered. */
export function optionsOf(least: Least) {
  return z
    .array(optionOf(least))
    .min(least, 'Add an option.')
    .max(40, 'Use no more than 40 options.')
    .refine(
      (options) => new Set(options.map(({ id }) => id)).size === options.length,
      'Two options have the same ID.',
    )
}
