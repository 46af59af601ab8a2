import { companyDay } from '#domain/company/time-zone.ts'
import { daysLater } from '#domain/company/local-time.ts'
import type { LeadMove, LeadStatus, Outcome } from '#domain/leads/lead.ts'
import { hasPassed, usualWindows } from '#domain/leads/visits/visit.ts'
import type { Dice } from './dice.ts'

type Move = { status: LeadStatus; at: Date; now: Date; goes: string; wasScheduled: boolean; isLast: boolean }

/** How requests end that nobody came to. */
const endings: readonly Outcome[] = ['not-needed', 'not-reached', 'not-ours', 'not-needed']

/** A step with what it tells: whoever was visited is done; visits that are still to come lie today or tomorrow. */
export function tellMove(
  dice: Dice,
  { status, at, now, goes, wasScheduled, isLast }: Move,
): Omit<LeadMove, 'revision'> {
  if (status === 'scheduled') {
    const { from, to } = pick(dice, usualWindows)
    const planned = isLast ? now : at
    const today = companyDay(planned)
    const isLater = dice() >= 0.5 || hasPassed({ on: today, to }, planned)
    const on = isLater ? daysLater(today, 1) : today
    return { status, schedule: { on, from, to, employee_id: goes } }
  }
  if (status === 'closed') return { status, outcome: wasScheduled ? 'done' : pick(dice, endings) }
  return { status }
}

function pick<T>(dice: Dice, choices: readonly T[]): T {
  const chosen = choices[Math.floor(dice() * choices.length)]
  if (chosen === undefined) throw new Error('There is nothing to choose from.')
  return chosen
}
