import { statusWords } from '#domain/leads/status-words.ts'
import { visitStepWords } from '#domain/leads/visit-step.ts'
import { visitWords } from '#domain/leads/visit.ts'
import type { RefusedWrite, SyncProblem } from '#domain/sync/problem.ts'

/** What was to be written, in words for the office. */
export function writeWords(write: RefusedWrite): string {
  switch (write.kind) {
    case 'note':
      return `Note: ${write.text}`
    case 'step':
      return `Visit: ${visitStepWords[write.step]}`
    case 'photo':
      return `Photo: ${write.name}`
    case 'move': {
      const { status, schedule } = write.move
      return `Status: ${statusWords[status]}${schedule ? `, ${visitWords(schedule)}` : ''}`
    }
  }
}

const settled = { open: 'Open', taken_over: 'Taken over', sent_back: 'Sent back', discarded: 'Discarded' }

/** How it ended: "Discarded by Marcus Wren, 2:10 PM: Known already." */
export function settledWords({ state, decided_by, reason }: SyncProblem, at: string): string {
  return `${settled[state]} by ${decided_by ?? 'the office'}, ${at}${reason ? `: ${reason}` : '.'}`
}
