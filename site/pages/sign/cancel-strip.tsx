import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import { holidayWords } from '#domain/forms/legal/holiday-words.ts'
import { daysToTheLast } from '#domain/forms/legal/last-day-to-cancel.ts'
import type { Language } from '#domain/preferences/language.ts'
import { signWords } from './sign-words.ts'
import { Step } from './step.tsx'

type CancelStripProps = { nth: number; form: FormDefinition; on: string; today: string; language: Language }

/** Until when it can be canceled, and how the days to it count. */
export function CancelStrip({ nth, form, on, today, language }: CancelStripProps) {
  const words = signWords[language]
  const days = daysToTheLast(on)
  const last = days.at(-1)?.on ?? on
  const say = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(words.locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`))
  const nameOf = (why: NonNullable<(typeof days)[number]['why']>) =>
    why === 'sunday' ? words.sunday : holidayWords[language][why]
  const reasons = [...new Set(days.flatMap(({ why }) => (why ? [nameOf(why)] : [])))]
  const hasSaturday = days.some(({ on, why }) => !why && new Date(`${on}T00:00Z`).getUTCDay() === 6)
  const [state] = form.states.length === 1 ? form.states : []
  const rule = [
    words.rule(state ? words.states[state] : null),
    words.notCounted(new Intl.ListFormat(words.locale).format(reasons), reasons.length),
    hasSaturday && words.saturdays,
  ]
  let counted = 0
  return (
    <Step
      nth={nth}
      id="cancel"
      title={words.cancelUntil(say(last, { weekday: 'long', month: 'long', day: 'numeric' }))}
    >
      <ol className="sign-days">
        <li>
          <span>{say(on, { weekday: 'short' })}</span>
          <strong>{Number(on.slice(8))}</strong>
          <span>{on === today ? words.today : words.signedOn}</span>
        </li>
        {days.map(({ on: day, why }) => (
          <li key={day} className={day === last ? 'is-last' : why ? 'is-out' : undefined}>
            <span>{say(day, { weekday: 'short' })}</span>
            <strong>{Number(day.slice(8))}</strong>
            <span>{why ? (why === 'sunday' ? '–' : words.holiday) : words.day(++counted)}</span>
          </li>
        ))}
      </ol>
      <p className="sign-note">{rule.filter(Boolean).join(' ')}</p>
    </Step>
  )
}
