import { shiftLines, type Shift, type ShiftLine } from '#domain/shifts/shift.ts'
import { Line } from './line.tsx'
import { placed } from './placed.ts'
import { gapsOf, placeOf, type Week } from './rota.ts'
import type { Gap } from './drafts.ts'
import { dayWords, weekWords } from './words.ts'

type WeekPartProps = {
  week: Week
  shifts: readonly Shift[]
  now: Date
  /** Left out where one may only look. */
  onChange?: (shift: Shift) => void
  onFill?: (gap: Gap) => void
}

/** One week: seven days across, a band for each line, and what is missing. On a phone the same, one below the other. */
export function WeekPart({ week, shifts, now, onChange, onFill }: WeekPartProps) {
  const isPresent = week.from <= now && now < week.until
  const ahead = { ...week, from: now > week.from ? now : week.from }
  const isOpen = (line: ShiftLine) => ahead.from < week.until && gapsOf(shifts, line, ahead).length > 0
  return (
    <section aria-label={`Week of ${weekWords(week.days)}`} className="mt-6 border-t border-ink pt-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl">
          {weekWords(week.days)}
          {isPresent && <span className="ml-2 text-base text-muted">this week</span>}
        </h2>
        {isOpen('first') && <p className="text-sm text-red">Some times have no primary on call</p>}
      </div>
      <div className="relative mt-2">
        <ol aria-hidden className="ml-20 hidden grid-cols-7 text-[0.8125rem] text-muted md:grid">
          {week.days.map((date) => (
            <li key={date} className="border-l border-line pb-1 pl-1.5">
              {dayWords(date)}
            </li>
          ))}
        </ol>
        {isPresent && (
          <div aria-hidden className="pointer-events-none absolute inset-y-0 right-0 left-20 hidden md:block">
            <span
              className="absolute inset-y-0 w-0.5 bg-red"
              ref={placed({ left: placeOf({ from: now, until: now }, week).left })}
            />
          </div>
        )}
        {shiftLines.map((line) => (
          <Line
            key={line}
            line={line}
            week={week}
            shifts={shifts}
            now={now}
            onChange={onChange}
            onFill={onFill}
          />
        ))}
      </div>
    </section>
  )
}
