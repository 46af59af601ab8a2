import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ChatRow } from '#domain/chat/chat.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { FailedList, StaleList, SkeletonRows } from '../ui/list-states.tsx'
import { fetchNextPage } from '../ui/next-page.ts'
import { rowsOf, useReturnToRow } from '../ui/paged-list.tsx'
import { chatGroups, splitOwn, type ChatGroup, type GroupKey } from './chat-groups.ts'
import { ChatRowLink } from './chat-row.tsx'
import { chatListQuery } from './queries.ts'
import { useServerSeconds } from './use-server-seconds.ts'

/** All conversations by what they wait for; who waits for a person stands on top, with a clock, below the person’s own without an answer. */
export function ChatList({ chosen }: { chosen: string | undefined }) {
  const now = useServerSeconds()
  const today = companyDay(now)
  const groups = useMemo(() => chatGroups(new Date(`${today}T12:00Z`)), [today])
  const lists = useGroups(groups)
  useReturnToRow(chosen)
  const failed = lists.find(({ query }) => query.isError && !query.data)
  const stale = lists.find(({ query }) => query.isError && query.data)
  const retry = () => lists.forEach(({ query }) => void query.refetch())
  const waiting = rowsOf(lists[0]?.query.data)?.length ?? 0

  if (failed)
    return (
      <div className="px-4 lg:px-5">
        <FailedList what="The chats" error={failed.query.error} retry={retry} />
      </div>
    )
  if (lists.some(({ query }) => query.isPending)) return <SkeletonRows columns="" extra={0} />
  return (
    <section aria-label="Chats">
      <p role="status" className="sr-only">
        {waiting > 0 && `${waiting} waiting for a person`}
      </p>
      {stale && <StaleList error={stale.query.error} retry={retry} />}
      <Own lists={lists} chosen={chosen} now={now} />
      {lists.map(({ group, query }) => (
        <Group key={group.key} group={group} query={query} chosen={chosen} now={now} />
      ))}
    </section>
  )
}

/** There are as many groups at any time. */
function useGroups(groups: readonly ChatGroup[]) {
  const [waiting, mine, others, automated, ended] = groups
  return [useGroup(waiting), useGroup(mine), useGroup(others), useGroup(automated), useGroup(ended)].filter(
    (list) => list !== null,
  )
}

function useGroup(group: ChatGroup | undefined) {
  const query = useInfiniteQuery({
    ...chatListQuery(group?.of ?? { state: 'ended' }),
    enabled: group !== undefined,
  })
  return group ? { group, query } : null
}

type GroupProps = NonNullable<ReturnType<typeof useGroup>> & { chosen: string | undefined; now: Date }

function Group({ group: { key, title }, query, chosen, now }: GroupProps) {
  const all = rowsOf(query.data) ?? []
  const rows = key === 'mine' ? splitOwn(all).answered : all
  if (rows.length === 0) return key === 'waiting' ? <NoOneWaits /> : null
  return (
    <section aria-label={title}>
      <Title count={query.hasNextPage ? `${rows.length}+` : rows.length}>{title}</Title>
      <Rows rows={rows} group={key} chosen={chosen} now={now} />
      {query.hasNextPage && (
        <button
          type="button"
          className="min-h-11 w-full px-4 text-left font-semibold underline decoration-gold decoration-2 underline-offset-4 hover:bg-wash lg:px-6.5"
          aria-disabled={query.isFetchingNextPage}
          onClick={() => void fetchNextPage(query, ({ pages }) => pages.length)}
        >
          {query.isFetchingNextPage ? 'Loading…' : 'Show more'}
        </button>
      )}
    </section>
  )
}

type OwnProps = {
  lists: readonly NonNullable<ReturnType<typeof useGroup>>[]
  chosen: string | undefined
  now: Date
}

/** The person’s own with an unanswered message stand above all: nobody else answers them. */
function Own({ lists, chosen, now }: OwnProps) {
  const mine = lists.find(({ group }) => group.key === 'mine')
  const rows = splitOwn(rowsOf(mine?.query.data) ?? []).unanswered
  if (rows.length === 0) return null
  return (
    <section aria-label="Yours, unanswered">
      <Title count={rows.length}>Yours, unanswered</Title>
      <Rows rows={rows} group="unanswered" chosen={chosen} now={now} />
    </section>
  )
}

function Title({ count, children }: { count: number | string; children: string }) {
  return (
    <h2 className="flex items-baseline justify-between border-b border-ink px-4 pt-4 pb-2 font-sans text-[0.8125rem] font-semibold text-muted lg:px-6.5">
      {children}
      <span className="tabular-nums">{count}</span>
    </h2>
  )
}

type RowsProps = {
  rows: readonly ChatRow[]
  group: GroupKey
  chosen: string | undefined
  now: Date
}

function Rows({ rows, group, chosen, now }: RowsProps) {
  return (
    <ol>
      {rows.map((chat) => (
        <li key={chat.id}>
          <ChatRowLink chat={chat} group={group} now={now} isChosen={chat.id === chosen} />
        </li>
      ))}
    </ol>
  )
}

function NoOneWaits() {
  return (
    <p className="border-b border-line px-4 py-4 text-muted lg:px-6.5">
      No one is waiting. New chats appear here.
    </p>
  )
}
