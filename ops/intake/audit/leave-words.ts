import type { FileAuditWords } from '../../words/en-file-audit.ts'
import { companyDay } from '#domain/company/time-zone.ts'
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

type Noted = { text: string; at: string }

/** The note of whoever left today with the same gaps. One of the crew says why: nobody is asked again, and no second note is made. */
export function leftBefore(
  notes: readonly Noted[],
  { gaps, revision }: Left,
  { now, words }: { now: Date; words: FileAuditWords },
): Noted | undefined {
  const same = [...gaps, words.leave.scoredBy(revision)].join('\n')
  return notes.find(
    ({ text, at }) =>
      text.slice(text.indexOf('\n') + 1) === same && companyDay(new Date(at)) === companyDay(now),
  )
}
