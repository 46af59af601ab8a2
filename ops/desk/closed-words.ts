import { toldFor } from '#domain/leads/desk/told-for.ts'
import type { ClosedRequest } from '#domain/leads/desk/closed.ts'
import { MoveFacts } from '#domain/leads/history-facts.ts'
import type { LeadDetail } from '#domain/leads/lead.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import type { Words } from '../words/en.ts'
import { clockWords } from '../ui/clock.ts'

type Closed = Pick<ClosedRequest, 'by' | 'at' | 'outcome'>

/** "Marcus Wren closed this request at 8:44 PM: not needed any more." */
export function closedWords(
  { by, at, outcome }: Closed,
  now: Date,
  { desk, choices, locale }: Pick<Words, 'desk' | 'choices' | 'locale'>,
) {
  const moment = new Date(at)
  const clock = desk.at(clockWords(moment, now, locale), companyDay(moment) === companyDay(now))
  return desk.closedBy(by ?? desk.theOffice, clock, choices.outcome(outcome))
}

type Seen = Pick<LeadDetail, 'status' | 'outcome' | 'assigned_to' | 'history'>

/** Who closed a request of the person's lately, by its own history; null where they did it themselves, or it is open. */
export function closedByOther(
  { status, outcome, assigned_to, history }: Seen,
  me: string | undefined,
  now: Date,
): Closed | null {
  if (status !== 'closed' || assigned_to?.id !== me) return null
  const closing = history.find(({ name, facts }) => {
    const { data } = MoveFacts.safeParse(facts)
    return name === 'lead.moved' && data?.to === 'closed' && data.from !== 'closed'
  })
  if (!closing || closing.by_id === me) return null
  const isLately = now.getTime() - Date.parse(closing.at) < toldFor
  return isLately ? { by: closing.by, at: closing.at, outcome } : null
}
