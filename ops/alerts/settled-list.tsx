import { Link } from '@tanstack/react-router'
import type { SettledAlert } from '#domain/alerts/alert.ts'
import { clockWords } from '../ui/clock.ts'
import { useNow } from '../ui/use-now.ts'
import { useWords } from '../words/use-words.ts'
import { endWords } from './words.ts'

/** Alerts that reached this person and ended in the last hours, newest first. */
export function SettledList({ settled }: { settled: readonly SettledAlert[] }) {
  const { alerts, choices, locale } = useWords()
  const now = useNow()
  if (settled.length === 0) return null
  return (
    <section aria-labelledby="settled" className="pt-7 pb-4">
      <h2 id="settled" className="text-lg">
        {alerts.settled}
      </h2>
      <ul className="mt-1 text-sm">
        {settled.map(({ id, lead_id, name, settled_at, ...end }) => (
          <li
            key={id}
            className="flex items-center justify-between gap-3 border-b border-line cramped:flex-wrap"
          >
            <Link
              to="/ops/submissions/$id"
              params={{ id: lead_id }}
              className="group block min-w-0 grow py-2.5 cramped:w-full"
            >
              <span className="block font-semibold wrap-break-word group-hover:underline">
                {choices.name(name)}
              </span>
              <span className="block text-muted">{endWords(end, alerts)}</span>
            </Link>
            <span className="shrink-0 text-muted tabular-nums">
              {clockWords(new Date(settled_at), now, locale)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
