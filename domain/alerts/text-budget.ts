import { minute } from '#platform/time.ts'
import { everyoneStep } from './steps.ts'

/** Text messages are counted over this time, and a digest comes once in it. */
export const budgetSpan = 10 * minute

/** No more texts to one person in a span than they can read, and answer. */
const perPerson = { usual: 6, withReserve: 12 }
const perFirm = { usual: 60, withReserve: 120 }
/** To one person about the requests of one sender: a flood from one address ends here. */
const perSource = 3
/** To one person about requests that they were told of already. */
const reminders = 3

/** What was sent to a person within the span. */
export type Spent = { all: number; reminders: number; fromSource: number }

export function isReminder(step: number) {
  return step > everyoneStep
}

/**
 * Whether a text message goes out at once, or is gathered for the digest. A sender that the person has not heard of within
 * the span draws on a reserve, so that no flood by someone else silences a real call.
 */
export function isWithinBudget(step: number, spent: Spent, firm: number): boolean {
  if (spent.fromSource >= perSource) return false
  const hasReserve = spent.fromSource === 0 && !isReminder(step)
  const size = hasReserve ? 'withReserve' : 'usual'
  if (isReminder(step) && spent.reminders >= reminders) return false
  return spent.all < perPerson[size] && firm < perFirm[size]
}
