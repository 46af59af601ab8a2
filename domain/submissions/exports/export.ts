import * as z from 'zod'
import { SubmissionFilter } from '../submission-query.ts'

export const exportFormats = ['csv', 'json', 'pdf'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** How many filled forms one file takes at most: papers may have to be made first. */
export const mostExported: Readonly<Record<ExportFormat, number>> = { csv: 5000, json: 5000, pdf: 200 }

/** A file of all forms that a filter means, newest first. */
export const SubmissionExport = SubmissionFilter.extend({
  format: z.enum(exportFormats, 'Choose CSV, JSON or PDF.'),
  /** Of a CSV: a row for each form, with its fields as columns, or for each answer. Absent, of one form the former. */
  rows: z.enum(['forms', 'answers'], 'Choose a row for each form or for each answer.').optional(),
})
export type SubmissionExport = z.output<typeof SubmissionExport>
