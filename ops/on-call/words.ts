import { durationWords } from '#platform/text/duration-words.ts'
import { second } from '#platform/time.ts'
import type { AlertRules } from '#domain/alerts/alert-rules.ts'
import { mostRepeats, ownerAfter, ownerEvery, repeatEvery } from '#domain/alerts/steps.ts'
import type { Shift, ShiftLine } from '#domain/shifts/shift.ts'
import { momentWords } from '../ui/clock.ts'

export const lineWords: Record<ShiftLine, string> = { first: 'Primary', backup: 'Backup' }

const date = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' })
const weekday = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short', day: 'numeric' })

export function spanWords({ from, until }: { from: Date; until: Date }) {
  return `${momentWords(from)} – ${momentWords(until)}`
}

export function shiftSpanWords({ starts_at, ends_at }: Pick<Shift, 'starts_at' | 'ends_at'>) {
  return spanWords({ from: new Date(starts_at), until: new Date(ends_at) })
}

/** What became of a shift that someone else changed, and what can be done about it. */
export function movedOnWords({ employee, line, ...span }: Shift) {
  const standing = `${employee.name}, ${lineWords[line]}, ${shiftSpanWords(span)}`
  return `It’s now ${standing}. Your changes are still here. Save or remove again to replace it.`
}

/** Two days, both as YYYY-MM-DD: "Nov 16 – Nov 22". */
export function weekWords(days: readonly string[]) {
  return [days[0], days.at(-1)].map((day) => date.format(new Date(`${day}T00:00Z`))).join(' – ')
}

/** "Mon 16". */
export function dayWords(day: string) {
  const parts = Object.fromEntries(
    weekday.formatToParts(new Date(`${day}T00:00Z`)).map(({ type, value }) => [type, value]),
  )
  return `${parts['weekday']} ${parts['day']}`
}

/** How an alert goes on while nobody claims it, step by step. */
export function ruleSteps(rules: Pick<AlertRules, 'first_after_seconds' | 'then_after_seconds'>) {
  const [first, then] = [rules.first_after_seconds * second, rules.then_after_seconds * second]
  return [
    {
      when: 'Right away',
      who: 'The primary is alerted in the portal, and by email and text message if they chose to be.',
    },
    { when: `After ${minutesWords(first)}`, who: 'If no one has claimed it, the backup is alerted.' },
    {
      when: `After ${minutesWords(then)}`,
      who: `If it’s still unclaimed, everyone who can claim it is alerted, then again every ${minutesWords(repeatEvery)}, ${mostRepeats} times.`,
    },
    {
      when: `After ${minutesWords(then + ownerAfter)}`,
      who: `If it’s still unclaimed, the owner and the office are alerted, then again every ${minutesWords(ownerEvery)} until someone acts.`,
    },
  ]
}

/** As the dialog asks for them. */
function minutesWords(duration: number) {
  return durationWords(duration, 'minute')
}
