import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { DeskItem } from '#domain/leads/desk/desk.ts'
import { leadAsDone } from '../outbox/lead-after.ts'
import { outboxView } from '../outbox/outbox-view.ts'
import { undoneSteps } from '../outbox/outbox.ts'
import { isUnsent } from '../outbox/unsent-states.ts'
import { clockError } from '../session/device-clock.ts'
import { useNow } from '../ui/use-now.ts'
import { useWords } from '../words/use-words.ts'
import { visitsLeft } from './day-here.ts'
import { stepsOfToday } from './visit-steps.ts'

/** The day without a connection: how many visits are left and which is next, by what is on this device. */
export function TodayHere({ items }: { items: readonly DeskItem[] }) {
  const { day, time } = useWords()
  const now = useNow()
  const clock = { now, clockError: clockError.use() }
  const { entries, received } = outboxView.use()
  const undone = undoneSteps([...entries, ...received])
  const unsent = entries.filter(isUnsent)
  const stops = items.map((item) => {
    const mine = unsent.filter(({ leadId }) => leadId === item.id)
    const steps = stepsOfToday(item.steps, mine, clock).filter(({ id }) => !undone.has(id))
    return { ...leadAsDone(item, mine), steps }
  })
  const left = visitsLeft(stops, now)
  const [next] = left
  return (
    <section aria-labelledby="today-here" className="mb-4">
      <h2 id="today-here" className="text-2xl uppercase">
        {day.title}
      </h2>
      <p className="text-muted">{day.leftHere(left.length)}</p>
      {next && (
        <Link
          to="/ops/submissions/$id"
          params={{ id: next.id }}
          className="mt-1 flex min-h-16 items-center gap-3 border-y border-line py-1.5 hover:bg-wash"
        >
          <span className="min-w-0 flex-1">
            <span className="block text-sm text-muted">
              {day.next}, {time.window(next.visit)}
            </span>
            <span className="line-clamp-2 font-bold wrap-break-word">
              {next.name}
              {next.town && <span className="font-normal">, {next.town}</span>}
            </span>
          </span>
          <ChevronRight aria-hidden className="size-5 shrink-0" />
        </Link>
      )}
    </section>
  )
}
