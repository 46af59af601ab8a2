import { Link } from '@tanstack/react-router'
import type { LeadsWaiting } from '#domain/leads/lead.ts'
import { cappedCount } from './words.ts'

type TabsProps = { current: 'quarantine' | undefined; waiting: LeadsWaiting | undefined }

export function Tabs({ current, waiting }: TabsProps) {
  const tabs = [
    { tab: undefined, label: 'Website', count: waiting?.new },
    { tab: 'quarantine', label: 'Quarantine', count: waiting?.quarantined },
  ] as const

  return (
    <nav aria-label="Kinds of submission" className="mt-2 flex gap-5 border-b border-line">
      {tabs.map(({ tab, label, count }) => (
        <Link
          key={label}
          to="/ops/submissions"
          search={{ tab }}
          aria-current={tab === current ? 'page' : undefined}
          className="-mb-px flex min-h-11 items-center border-b-3 border-transparent text-muted hover:text-ink aria-[current=page]:border-gold aria-[current=page]:font-bold aria-[current=page]:text-ink"
        >
          {label}
          {/* The width is kept for the count, so that nothing moves when it arrives. */}
          <span className="ml-1.5 inline-block min-w-4 tabular-nums">
            {count === undefined ? '' : cappedCount(count)}
          </span>
        </Link>
      ))}
    </nav>
  )
}
