import type { Wrong } from '#domain/jobs/standing.ts'
import { minute } from '#platform/time.ts'
import type { WrongWords } from '../../words/en-wrong.ts'
import { spanWords } from '../job/span-words.ts'

/** The third line of a row: what is wrong there. The target is the carrier's; what the customer was promised stands at the request. */
export function wrongWords(wrong: Wrong, words: WrongWords): string {
  switch (wrong.rule) {
    case 'late':
      return wrong.ms < minute ? words.dueNow(wrong.clock) : words.late(wrong.clock, spanWords(wrong.ms))
    case 'canceled':
      return words.canceled
    case 'on-hold':
      return words.onHold(wrong.reason)
    case 'no-visit':
      return words.noVisit
    case 'no-crew':
      return words.noCrew
    case 'waiting':
      return words.waiting(wrong.stage, spanWords(wrong.ms))
  }
}
