import { companyDay } from '#domain/company/time-zone.ts'
import { daysLater } from '#domain/company/local-time.ts'
import type { LeadMove } from '#domain/leads/lead-move.ts'
import type { LeadStatus, Outcome } from '#domain/leads/lead-states.ts'
import { usualWindows } from '#domain/leads/schedule/schedule.ts'
import type { Dice } from './dice.ts'

type Move = {
  status: LeadStatus
  at: Date
  now: Date
  goes: string
  wasScheduled: boolean
  isLast: boolean
  /** When whoever goes there in the end is sent elsewhere, which this visit is added to. */
  diary: Set<string>
}

/** How requests end that nobody came to. */
const endings: readonly Outcome[] = ['not-needed', 'not-reached', 'not-ours', 'not-needed']

/** A step with what it tells: whoever was visited is done; visits that are still to come lie in the days after tomorrow. */
export function tellMove(
  dice: Dice,
  { status, at, now, goes, wasScheduled, isLast, diary }: Move,
): Omit<LeadMove, 'revision'> {
  if (status === 'scheduled') {
    const planned = isLast ? now : at
    // Today and tomorrow people go to jobs.
    const free = (isLast ? [2, 3, 4, 5] : [1]).flatMap((later) => {
      const on = daysLater(companyDay(planned), later)
      // With the way from one to the next.
      const open = usualWindows.filter((_, nth, all) =>
        all.slice(Math.max(0, nth - 1), nth + 2).every(({ from }) => !isLast || !diary.has(timeOf(on, from))),
      )
      return open.length > 0 ? [{ on, ...pick(dice, open) }] : []
    })[0]
    if (!free) throw new Error('Nobody is free this week.')
    if (isLast) diary.add(timeOf(free.on, free.from))
    return { status, schedule: { ...free, employee_id: goes } }
  }
  if (status === 'closed') return { status, outcome: wasScheduled ? 'done' : pick(dice, endings) }
  return { status }
}

/** A window of a day by when it begins. */
function timeOf(on: string, from: string) {
  return `${on} ${from}`
}

function pick<T>(dice: Dice, choices: readonly T[]): T {
  const chosen = choices[Math.floor(dice() * choices.length)]
  if (chosen === undefined) throw new Error('There is nothing to choose from.')
  return chosen
}
