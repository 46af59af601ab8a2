import { useLinkProps } from '@tanstack/react-router'
import { isUnclaimedOnly, unclaimedFilter } from '#domain/leads/unclaimed.ts'
import type { LeadsWaiting } from '#domain/leads/lead.ts'
import { Tab, Tabs } from '../ui/tabs.tsx'
import { useWords } from '../words/use-words.ts'
import type { SubmissionSearch } from './search.ts'
import { cappedCount } from './words.ts'

type KindsProps = { search: SubmissionSearch; waiting: LeadsWaiting | undefined }

/** All requests, the unclaimed ones, and those in quarantine. */
export function Kinds({ search, waiting }: KindsProps) {
  const { list } = useWords()
  const isQuarantine = search.tab === 'quarantine'
  const isUnclaimed = !isQuarantine && isUnclaimedOnly(search)
  return (
    <Tabs label={list.kinds}>
      <KindTab
        search={unclaimedFilter}
        isCurrent={isUnclaimed}
        label={list.kind.unclaimed}
        count={waiting?.unclaimed}
      />
      <KindTab search={{}} isCurrent={!isQuarantine && !isUnclaimed} label={list.kind.website} />
      <KindTab
        search={{ tab: 'quarantine' }}
        isCurrent={isQuarantine}
        label={list.kind.quarantine}
        count={waiting?.quarantined}
      />
    </Tabs>
  )
}

type KindTabProps = {
  search: Partial<SubmissionSearch>
  isCurrent: boolean
  label: string
  count?: number | undefined
}

function KindTab({ search, isCurrent, label, count }: KindTabProps) {
  const link = useLinkProps({ to: '/ops/submissions', search })
  return (
    <Tab
      link={link}
      isCurrent={isCurrent}
      label={label}
      count={count === undefined ? null : cappedCount(count)}
    />
  )
}
