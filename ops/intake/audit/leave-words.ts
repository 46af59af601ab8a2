import type { FileAuditWords } from '../../words/en-file-audit.ts'
import { longestDetail } from '#domain/leads/visit-steps/visit-step.ts'

export const longestReason = 200

type Left = { score: number; due: number; gaps: readonly string[]; reason: string }

/** What stands in the file, gap by gap, and what the office is told at once. */
export function leaveWords({ score, due, gaps, reason }: Left, { leave, score: of }: FileAuditWords) {
  return {
    note: [leave.left(gaps.length, of(score, due), reason), ...gaps].join('\n'),
    call: leave.left(gaps.length, of(score, due), reason).slice(0, longestDetail),
  }
}
