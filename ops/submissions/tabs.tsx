import { useLinkProps } from '@tanstack/react-router'
import type { LeadsWaiting } from '#domain/leads/lead.ts'
import type { SubmissionSearch } from './search.ts'
import { cappedCount } from './words.ts'

type Tab = SubmissionSearch['tab']
type TabsProps = { current: Tab; waiting: LeadsWaiting | undefined }

export function Tabs({ current, waiting }: TabsProps) {
  return (
    <nav aria-label="Kinds of submission" className="mt-2 flex gap-5 border-b border-line">
      <TabLink tab={undefined} current={current} label="Website" count={waiting?.new} />
      <TabLink tab="quarantine" current={current} label="Quarantine" count={waiting?.quarantined} />
    </nav>
  )
}

type TabLinkProps = { tab: Tab; current: Tab; label: string; count: number | undefined }

function TabLink({ tab, current, label, count }: TabLinkProps) {
  const link = useLinkProps({ to: '/ops/submissions', search: { tab } })
  return (
    <a
      {...link}
      // The router's own mark would stand on both: to it, an address without a tab fits every tab.
      aria-current={tab === current ? 'page' : undefined}
      className="-mb-px flex min-h-11 items-center border-b-3 border-transparent text-muted hover:text-ink aria-[current=page]:border-gold aria-[current=page]:font-bold aria-[current=page]:text-ink"
    >
      {label}
      {/* The width is kept for the count, so that nothing moves when it arrives. */}
      <span className="ml-1.5 inline-block min-w-4 tabular-nums">
        {count === undefined ? '' : cappedCount(count)}
      </span>
    </a>
  )
}
