import { auditRules, auditSections, firstWeights, type AuditWeights } from './audit-rules.ts'

/** The rules as people read them, from the table by which files are audited. */
export function writtenRules(weights: AuditWeights = firstWeights): string {
  return auditSections
    .map(({ key, words }) => {
      const own = auditRules.filter(({ section }) => section === key)
      const sum = own.reduce((total, rule) => total + weights[rule.key], 0)
      const rows = own.map(
        (rule) =>
          `| ${rule.words} | ${weights[rule.key]} | ${rule.due} | ${rule.isLastChance ? 'no' : 'yes'} |`,
      )
      const head = ['| Rule | Points | Counts | Can be made good later |', '|---|---|---|---|']
      return [`## ${words}: ${sum} points`, '', ...head, ...rows].join('\n')
    })
    .join('\n\n')
}
