import { boardStages } from '#domain/jobs/board/board-stages.ts'
import type { Wrong } from '#domain/jobs/standing.ts'
import { minute } from '#platform/time.ts'
import { spanWords } from '../job/span-words.ts'

const clockNouns = {
  contacted: 'First call',
  inspected: 'Inspection',
  started: 'Start',
  completed: 'Completion',
} as const

/** The third line of a row: what is wrong there. The target is the carrier's; what the customer was promised stands at the request. */
export function wrongWords(wrong: Wrong): string {
  switch (wrong.rule) {
    case 'late':
      return `${clockNouns[wrong.clock]} ${lateBy(wrong.ms)}`
    case 'canceled':
      return 'No longer needed'
    case 'on-hold':
      return wrong.reason
    case 'no-visit':
      return 'No visit planned'
    case 'no-crew':
      return 'No crew yet'
    case 'waiting': {
      const toCome = boardStages.find(({ value }) => value === wrong.stage)?.toCome ?? ''
      return `${toCome} for ${spanWords(wrong.ms)}`
    }
  }
}

function lateBy(ms: number) {
  return ms < minute ? 'due now' : `${spanWords(ms)} late`
}
