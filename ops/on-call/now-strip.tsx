import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { day, hour } from '#platform/time.ts'
import { onCallAt, shiftLines, type Shift, type ShiftLine } from '#domain/shifts/shift.ts'
import { Bar } from '../ui/list-states.tsx'
import { useNow } from '../ui/use-now.ts'
import { CallLink } from './call-link.tsx'
import { momentWords } from '../ui/clock.ts'
import { lineWords } from './words.ts'
import { shiftsQuery } from './queries.ts'

/** Who would be alerted if a request arrived now. */
export function NowStrip() {
  const now = useNow()
  // The same question for an hour, so that its answer is kept while the clock goes on.
  const from = new Date(Math.floor(now.getTime() / hour) * hour)
  const around = useQuery(shiftsQuery({ from, until: new Date(from.getTime() + day) }))
  return (
    <section aria-label="On call now" className="mt-5 grid gap-3 sm:grid-cols-2">
      {shiftLines.map((line) => (
        <div key={line} className="border-t-3 border-gold bg-sheet px-4 py-3">
          <h2 className="font-sans text-sm font-semibold text-muted">{lineWords[line]} now</h2>
          {around.isPending && (
            <div className="flex h-12 items-center">
              <Bar width="w-3/5" />
            </div>
          )}
          {around.isError && !around.data && (
            <p className="text-muted">The on-call schedule couldn’t be loaded.</p>
          )}
          {around.data && <Now line={line} shifts={around.data} now={now} />}
        </div>
      ))}
    </section>
  )
}

function Now({ line, shifts, now }: { line: ShiftLine; shifts: readonly Shift[]; now: Date }) {
  const ableOn = (which: ShiftLine) => onCallAt(shifts, which, now).filter(({ is_absent }) => !is_absent)
  const able = ableOn(line)
  const next =
    line === 'backup'
      ? 'Unanswered requests go to everyone.'
      : `New requests go to ${ableOn('backup').length > 0 ? 'the backup' : 'everyone'} right away.`
  if (able.length === 0)
    return (
      <p className="mt-1 flex items-start gap-2 text-red">
        <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
        <span>
          <span className="font-bold">No one.</span> {next}
        </span>
      </p>
    )
  return able.map(({ id, employee, ends_at }) => (
    <div key={id} className="mt-0.5">
      <span className="font-display text-[min(1.5rem,9vw)] leading-tight wrap-break-word">
        {employee.name}
      </span>
      <span className="block text-sm text-muted">until {momentWords(new Date(ends_at))}</span>
      <CallLink employee={employee} />
    </div>
  ))
}
