import * as z from 'zod'
import { auditRules, firstWeights } from './audit-rules.ts'

export const mostPoints = 20

const keys = z.enum(auditRules.map(({ key }) => key))
const points = z
  .int('Enter whole points.')
  .min(0, 'Enter 0 or more points.')
  .max(mostPoints, `Enter ${mostPoints} points at most.`)

/** What each rule is worth to this company. A rule of 0 points is not asked. */
export const AuditWeights = z
  .record(keys, points)
  .refine((weights) => Object.values(weights).some((each) => each > 0), 'Give points to at least one rule.')
export type AuditWeights = z.output<typeof AuditWeights>

/** The points by which a file is audited, and the revision in which they were set; 0: those of the written rules. */
export const AuditPoints = z.object({ weights: AuditWeights, revision: z.int().min(0) })
export type AuditPoints = z.output<typeof AuditPoints>

const StoredWeights = z.partialRecord(keys, points)

/** As they were saved. A rule that was added since has the points that it began with. */
export function readWeights(stored: unknown): AuditWeights {
  return { ...firstWeights, ...StoredWeights.parse(stored) }
}
