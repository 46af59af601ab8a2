import { boardStages, type BoardStage } from '#domain/jobs/board/board-stages.ts'
import type { ClockKey } from '#domain/jobs/stages/clocks.ts'

const clocks: Record<ClockKey, string> = {
  contacted: 'First call',
  inspected: 'Inspection',
  started: 'Start',
  completed: 'Completion',
}

/** What is wrong with a job of the board. The dashboard says the same, without the words of the board. */
export const wrong = {
  dueNow: (clock: ClockKey) => `${clocks[clock]} due now`,
  late: (clock: ClockKey, span: string) => `${clocks[clock]} ${span} late`,
  canceled: 'No longer needed',
  onHold: (reason: string) => reason,
  noVisit: 'No visit planned',
  noCrew: 'No crew yet',
  waiting: (stage: BoardStage, span: string) =>
    `${boardStages.find(({ value }) => value === stage)?.toCome ?? ''} for ${span}`,
}
export type WrongWords = typeof wrong
