import * as z from 'zod'
import { maxFileBytes } from './employee-file.ts'

/** A file as text. Its size is checked at the door too. */
export const EmployeeFile = z.object({ csv: z.string('Choose a file.').max(maxFileBytes) })

/** The plan that the person saw: what has changed meanwhile is not done unseen. */
export const EmployeeImport = EmployeeFile.extend({ plan: z.string().max(64) })

/** What a line would do, told before anything is done. */
export const PlannedLine = z.object({
  line: z.int(),
  username: z.string(),
  name: z.string(),
  does: z.enum(['add', 'change', 'nothing', 'refuse']),
  /** Sentences, each about one column. */
  errors: z.array(z.object({ column: z.string(), sentence: z.string() })),
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
})
export type PlannedLine = z.output<typeof PlannedLine>

export const ImportPlan = z.object({
  plan: z.string(),
  lines: z.array(PlannedLine),
  counts: z.object({ add: z.int(), change: z.int(), nothing: z.int(), refuse: z.int() }),
})
export type ImportPlan = z.output<typeof ImportPlan>
