import type { ReplacedVisit } from '#domain/leads/schedule/replaced-visit.ts'
import type { Words } from '../words/en.ts'

/** What a visit became, and what the person had planned. */
export function visitChangeWords(
  { was, now }: Pick<ReplacedVisit, 'was' | 'now'>,
  { calls, time }: Pick<Words, 'calls' | 'time'>,
) {
  return now ? calls.visitNow(time.visit(now), time.visit(was)) : calls.visitGone(time.visit(was))
}
