import type { FileAuditWords } from '../../words/en-file-audit.ts'
import { longestDetail } from '#domain/leads/visit-steps/visit-step.ts'

export const longestReason = 200

export type Left = { score: number; due: number; revision: number; gaps: readonly string[] }

/** What stands in the file, gap by gap, and what the office is told at once. */
export function leaveWords(
  { score, due, revision, gaps, reason }: Left & { reason: string },
  { leave, score: of }: FileAuditWords,
) {
  return {
    note: [leave.left(gaps.length, of(score, due), reason), ...gaps, leave.scoredBy(revision)].join('\n'),
    call: leave.left(gaps.length, of(score, due), reason).slice(0, longestDetail),
  }
}
