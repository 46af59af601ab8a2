import { useLinkProps } from '@tanstack/react-router'
import { isUnclaimedOnly, unclaimedFilter } from '#domain/leads/unclaimed.ts'
import type { LeadsWaiting } from '#domain/leads/lead.ts'
import { useWaitingChats } from '../chats/waiting-queries.ts'
import { useReviewsForms, useWaitingForms } from '../review/stale-queries.ts'
import { useMay, useSeesAllLeads, useSettleScope } from '../session/may.ts'
import { useOpenProblems } from '../sync/use-open-problems.ts'
import { Tab, Tabs } from '../ui/tabs.tsx'
import { useWords } from '../words/use-words.ts'
import type { SubmissionSearch } from './search.ts'
import { cappedCount } from './words.ts'

/** `search` is null where something else than requests is shown; `current` says what. */
type KindsProps = {
  search: SubmissionSearch | null
  current?: 'chats' | 'forms' | 'problems'
  waiting: LeadsWaiting | undefined
}

/**
 * The unclaimed requests, all of them, the chats, what was filled in in the field, the sync problems, and the requests in quarantine: for
 * each person what they may see.
 */
export function Kinds({ search, current, waiting }: KindsProps) {
  const { list } = useWords()
  const seesAll = useSeesAllLeads()
  const [seesLeads, seesChats] = [useMay('leads.view'), useMay('chat.view')]
  const isQuarantine = search?.tab === 'quarantine'
  const isUnclaimed = search !== null && !isQuarantine && isUnclaimedOnly(search)
  const isWebsite = search !== null && !isQuarantine && !isUnclaimed
  const [seesForms, seesProblems] = [useReviewsForms(), useSettleScope() !== undefined]
  if (!seesAll && !seesChats && !seesForms && !seesProblems) return null
  return (
    <Tabs label={list.kinds}>
      {seesAll && (
        <KindTab
          search={unclaimedFilter}
          isCurrent={isUnclaimed}
          label={list.kind.unclaimed}
          count={waiting?.unclaimed}
        />
      )}
      {seesLeads && <KindTab search={{}} isCurrent={isWebsite} label={list.kind.website} />}
      {seesChats && <ChatsTab isCurrent={current === 'chats'} label={list.kind.chats} />}
      {seesForms && <FormsTab isCurrent={current === 'forms'} label={list.kind.forms} />}
      {seesProblems && <ProblemsTab isCurrent={current === 'problems'} label={list.kind.problems} />}
      {seesAll && (
        <KindTab
          search={{ tab: 'quarantine' }}
          isCurrent={isQuarantine}
          label={list.kind.quarantine}
          count={waiting?.quarantined}
        />
      )}
    </Tabs>
  )
}

/** With how many wait for a person. */
function ChatsTab({ isCurrent, label }: { isCurrent: boolean; label: string }) {
  const link = useLinkProps({ to: '/ops/submissions/chats' })
  const data = useWaitingChats()
  return (
    <Tab
      link={link}
      isCurrent={isCurrent}
      label={label}
      count={data === undefined ? null : cappedCount(data.waiting)}
    />
  )
}

/** With how many the office has to look at. */
function FormsTab({ isCurrent, label }: { isCurrent: boolean; label: string }) {
  const link = useLinkProps({ to: '/ops/submissions/forms', search: {} })
  const data = useWaitingForms()
  const count = data === undefined ? null : String(data.submitted)
  return <Tab link={link} isCurrent={isCurrent} label={label} count={count} />
}

/** With how many wait for a decision. */
function ProblemsTab({ isCurrent, label }: { isCurrent: boolean; label: string }) {
  const link = useLinkProps({ to: '/ops/sync-problems', search: {} })
  return <Tab link={link} isCurrent={isCurrent} label={label} count={useOpenProblems() || null} />
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
