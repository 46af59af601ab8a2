import {
  auditRules,
  auditSections,
  type AuditRuleKey,
  type AuditSection,
} from '#domain/file-audit/audit-rules.ts'
import { AuditWeights } from '#domain/file-audit/audit-weights.ts'

/** By rule. */
export type TypedPoints = Readonly<Record<string, string>>

export function typedPoints(weights: AuditWeights): TypedPoints {
  return Object.fromEntries(auditRules.map(({ key }) => [key, String(weights[key])]))
}

/** The points, or what is wrong with what was typed: by rule, or under `all`. */
export function readPoints(typed: TypedPoints): { weights: AuditWeights } | { errors: TypedPoints } {
  const numbers = auditRules.map(({ key }) => [key, pointsIn(typed[key] ?? '')])
  const read = AuditWeights.safeParse(Object.fromEntries(numbers))
  if (read.success) return { weights: read.data }
  return {
    errors: Object.fromEntries(
      read.error.issues.map(({ path, message }) => [String(path[0] ?? 'all'), message]),
    ),
  }
}

/** What is no number yet counts for nothing. */
export function sumOf(typed: TypedPoints, section?: AuditSection): number {
  return auditRules
    .filter((rule) => section === undefined || rule.section === section)
    .reduce((sum, { key }) => sum + (pointsIn(typed[key] ?? '') ?? 0), 0)
}

export const ruleWords = new Map<AuditRuleKey, string>(auditRules.map(({ key, words }) => [key, words]))

/** The sections with their rules, as they stand on the page of the rules. */
export const sectionsOfRules = auditSections.map((section) => ({
  ...section,
  rules: auditRules.filter((rule) => rule.section === section.key),
}))

/** Undefined, which the schema refuses with a sentence, where no whole number was typed. */
function pointsIn(typed: string) {
  return /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : undefined
}
