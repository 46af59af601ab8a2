import { boardStages } from '#domain/jobs/board/board-stages.ts'
import type { Wrong } from '#domain/jobs/standing.ts'
import { spanWords } from '../job/span-words.ts'

const clockNouns = {
  contacted: 'First call',
  inspected: 'Inspection',
  started: 'Start',
  completed: 'Completion',
} as const

/** The third line of a row: what is wrong there. */
export function wrongWords(wrong: Wrong): string {
  switch (wrong.rule) {
    case 'late':
      return `${clockNouns[wrong.clock]} ${spanWords(wrong.ms)} late`
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
