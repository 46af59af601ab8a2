import * as z from 'zod'

export const rowProblems = {
  row_changed: 'Its row was changed after it was recorded.',
  row_missing: 'Its row is gone.',
  record_missing: 'There is no record of this row.',
} as const

/** A row that is not as it was recorded. `position` is that of its record; null where there is none. */
export const RowDifference = z.object({
  kind: z.string(),
  subject: z.uuid().nullable(),
  position: z.int().nullable(),
  problem: z.enum(['row_changed', 'row_missing', 'record_missing']),
})
export type RowDifference = z.output<typeof RowDifference>

const checked = {
  linked: z.int(),
  head: z.string().nullable(),
  broken: z.object({ position: z.int(), problem: z.enum(['missing', 'changed']) }).nullable(),
  /** How many rows are not as they were recorded, and the first of them. Records behind a broken one are not compared. */
  differing: z.int(),
  differences: z.array(RowDifference),
}

/**
 * What a check of the evidence of a job says. `head` is the hash of the last record that fits: stored elsewhere, it shows later whether any
 * was cut off. What was recorded at jobs before they were merged into this one stays in a chain of their own.
 */
export const JobEvidence = z.object({
  ...checked,
  merged: z.array(z.object({ job_id: z.uuid(), number: z.string(), ...checked })),
})
export type JobEvidence = z.output<typeof JobEvidence>
export type JobCheck = Omit<JobEvidence, 'merged'>
