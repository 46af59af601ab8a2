import type { LeadDetail } from '#domain/leads/lead.ts'
import { isHappeningNow } from '#domain/leads/happening-now.ts'
import { happenedWords } from '../submissions/words.ts'
import { clockWords } from '../ui/clock.ts'
import type { Words } from '../words/en.ts'
import { visitStatus } from './visit-status.ts'
import type { ShownStep } from './visit-steps.ts'

/** How far they are, once they are on the way: the last step, and since when. */
export function underWayLine(
  steps: readonly Pick<ShownStep, 'kind' | 'at'>[],
  now: Date,
  { day, locale }: Pick<Words, 'day' | 'locale'>,
) {
  const last = steps.findLast(({ kind }) => kind === 'on_my_way' || kind === 'arrived')
  if (!last) return null
  const say = last.kind === 'arrived' ? day.thereSince : day.onTheWaySince
  return { words: say(clockWords(last.at, now, locale)), isUrgent: false }
}

/** The status. Once a visit is scheduled, its time is shown instead. */
export function visitLine(lead: LeadDetail, now: Date, { desk, choices }: Pick<Words, 'desk' | 'choices'>) {
  if (lead.hold) return { words: desk.onHold, isUrgent: false }
  const visit = visitStatus(lead, now)
  if (visit === 'late' || visit === 'missed') return { words: desk.late[visit], isUrgent: true }
  if (visit === 'unclosed') return { words: desk.late[visit], isUrgent: false }
  const isUrgent = isHappeningNow(lead)
  return { words: isUrgent ? desk.happeningNow : choices.status[lead.status], isUrgent }
}

/** What happened, in the visitor's own choice where there is one, and in their words. */
export function whatWords({ loss, service, message }: LeadDetail, choices: Words['choices']) {
  const what = happenedWords({ loss, service }, choices)
  return message ? `${what}. “${message}”` : what
}
