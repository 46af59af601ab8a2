import { useLinkProps } from '@tanstack/react-router'
import { isUnclaimedOnly, unclaimedFilter } from '#domain/leads/unclaimed.ts'
import type { LeadsWaiting } from '#domain/leads/lead.ts'
import { useWaitingChats } from '../chats/waiting-queries.ts'
import { useMay, useSeesAllLeads } from '../session/may.ts'
import { Tab, Tabs } from '../ui/tabs.tsx'
import { useWords } from '../words/use-words.ts'
import type { SubmissionSearch } from './search.ts'
import { cappedCount } from './words.ts'

/** `search` is null where chats are shown. */
type KindsProps = { search: SubmissionSearch | null; waiting: LeadsWaiting | undefined }

/** The unclaimed requests, all of them, the chats, and the requests in quarantine: for each person what they may see. */
export function Kinds({ search, waiting }: KindsProps) {
  const { list } = useWords()
  const seesAll = useSeesAllLeads()
  const [seesLeads, seesChats] = [useMay('leads.view'), useMay('chat.view')]
  const isQuarantine = search?.tab === 'quarantine'
  const isUnclaimed = search !== null && !isQuarantine && isUnclaimedOnly(search)
  const isWebsite = search !== null && !isQuarantine && !isUnclaimed
  if (!seesAll && !seesChats) return null
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
      {seesChats && <ChatsTab isCurrent={search === null} label={list.kind.chats} />}
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
