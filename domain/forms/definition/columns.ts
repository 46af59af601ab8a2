import * as z from 'zod'
import { values } from '#platform/choices.ts'
import { line } from '#platform/text/text.ts'
import { FieldId } from './field-id.ts'
import { rowFacts } from './job-rows.ts'
import { formulaOf } from '../formulas/formula-text.ts'
import { optionsOf } from './options.ts'
import { wording, type Least } from './wording.ts'

/** What its cells say of the row that the job has: it flows in, and follows the job until someone changes it. */
const fact = z.enum(values(rowFacts)).optional()

/** What one cell of a table holds. A formula of a column counts with the other cells of its row. */
export function columnOf(least: Least) {
  const base = { id: FieldId, label: wording(80, least), is_needed: z.boolean().default(false) }
  const cell = { ...base, fact }
  return z.discriminatedUnion('type', [
    z.object({ ...cell, type: z.literal('text') }),
    z.object({
      ...cell,
      type: z.literal('number'),
      unit: line(12).optional(),
      min: z.number().optional(),
      max: z.number().optional(),
      decimals: z.int().min(0).max(4).default(2),
    }),
    z.object({ ...cell, type: z.literal('choice'), options: optionsOf(least) }),
    z.object({ ...cell, type: z.literal('yes_no') }),
    z.object({ ...cell, type: z.literal('date') }),
    z.object({ ...cell, type: z.literal('time') }),
    z.object({ ...base, type: z.literal('photos') }),
    z.object({
      ...base,
      type: z.literal('calculated'),
      formula: formulaOf(least),
      unit: line(12).optional(),
      decimals: z.int().min(0).max(4).default(2),
    }),
  ])
}
export type Column = z.output<ReturnType<typeof columnOf>>
