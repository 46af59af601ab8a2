import { daysToTheLast, type DayToCancel } from '#domain/forms/legal/last-day-to-cancel.ts'
import type { Language } from '#domain/preferences/language.ts'
import { useHandOverWords } from '../../words/use-hand-over-words.ts'
import { Step } from './step.tsx'

type CancelStripProps = {
  nth: number
  signedOn: string
  isToday: boolean
  state: 'OH' | 'PA' | null
  language: Language
}

/** Until when it can be canceled, and how the days to it count. */
export function CancelStrip({ nth, signedOn, isToday, state, language }: CancelStripProps) {
  const { page: words } = useHandOverWords(language)
  const days = daysToTheLast(signedOn)
  const last = days.at(-1)?.on ?? signedOn
  const say = (on: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(words.locale, { ...options, timeZone: 'UTC' }).format(new Date(`${on}T00:00Z`))
  const reasons = days.flatMap(({ why }) => (why ? [nameOf(why)] : []))
  const list = new Intl.ListFormat(words.locale).format([...new Set(reasons)])
  const hasSaturday = days.some(({ on, why }) => !why && new Date(`${on}T00:00Z`).getUTCDay() === 6)

  function nameOf(why: NonNullable<DayToCancel['why']>) {
    return why === 'sunday' ? words.sunday : words.holidays[why]
  }

  return (
    <Step nth={nth} title={words.cancelUntil(say(last, { weekday: 'long', month: 'long', day: 'numeric' }))}>
      <ol className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(3rem,1fr))] border border-edge bg-sheet">
        <Day weekday={say(signedOn, { weekday: 'short' })} on={signedOn}>
          {isToday ? words.today : words.signedOn}
        </Day>
        {days.map(({ on, why }, at) => (
          <Day
            key={on}
            weekday={say(on, { weekday: 'short' })}
            on={on}
            isOut={why !== null}
            isLast={on === last}
          >
            {why === null ? (
              words.day(days.slice(0, at + 1).filter((each) => each.why === null).length)
            ) : (
              <>
                <span aria-hidden>{why === 'sunday' ? words.sunday : words.holiday}</span>
                <span className="sr-only">{nameOf(why)}</span>
              </>
            )}
          </Day>
        ))}
      </ol>
      <p className="mt-2 text-muted">
        {[
          words.rule(state && words.states[state]),
          words.notCounted([...new Set(reasons)], list),
          hasSaturday && words.saturdays,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </Step>
  )
}

type DayProps = {
  weekday: string
  on: string
  isOut?: boolean
  isLast?: boolean
  children: React.ReactNode
}

function Day({ weekday, on, isOut = false, isLast = false, children }: DayProps) {
  const look = isLast
    ? 'bg-rail text-white shadow-[inset_0_-4px_0_var(--gold)]'
    : isOut
      ? 'hatched text-muted'
      : ''
  return (
    <li className={`border-l border-line py-1.5 text-center first:border-l-0 ${look}`}>
      <span className={`block text-sm ${isLast ? 'text-[#c3ced8]' : 'text-muted'}`}>{weekday}</span>
      <span className="block font-display text-2xl leading-tight font-semibold">{Number(on.slice(8))}</span>
      <span
        className={`block text-[0.8125rem] leading-tight ${isLast ? 'font-semibold text-gold' : 'font-medium'}`}
      >
        {children}
      </span>
    </li>
  )
}
