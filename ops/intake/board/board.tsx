import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLiveState } from '../../live/live-state.ts'
import { button } from '../../ui/button.ts'
import { FailedList, Statement } from '../../ui/list-states.tsx'
import { boardQuery } from '../queries.ts'
import { boardFilterOf, isNarrowed, type IntakeSearch } from '../search.ts'
import { AsOf } from './as-of.tsx'
import { Columns } from './columns.tsx'
import { Ended } from './ended.tsx'
import { Legend } from './legend.tsx'

/** What someone works on, stage by stage, in all its states: loading, there, empty, failed, out of date. */
export function Board({ search }: { search: IntakeSearch }) {
  const filter = boardFilterOf(search)
  const board = useQuery(boardQuery(filter))
  const isOffline = useLiveState() === 'offline'
  if (board.isError && !board.data)
    return <FailedList what="The board" error={board.error} retry={() => void board.refetch()} />
  const isEmpty = board.data?.parts.every(({ count }) => count === 0)
  return (
    <>
      {isEmpty ? (
        <Empty search={search} />
      ) : (
        <Columns
          key={JSON.stringify(filter)}
          parts={board.data?.parts}
          search={search}
          end={board.data && <Ended ended={board.data.ended} search={search} />}
          isDimmed={board.isPlaceholderData}
        />
      )}
      {isEmpty && board.data && <Ended ended={board.data.ended} search={search} />}
      <div className="mt-6 lg:mt-2 lg:pb-2 xl:hidden">
        <Legend />
      </div>
      {board.data && (board.isError || isOffline) && <AsOf at={board.dataUpdatedAt} />}
    </>
  )
}

function Empty({ search }: { search: IntakeSearch }) {
  if (!isNarrowed(search))
    return (
      <Statement title="No open jobs">
        <p>New calls and claimed requests appear here.</p>
      </Statement>
    )
  return (
    <Statement title="No jobs match these filters">
      <Link to="/ops/intake" search={{ job: search.job }} className={button('plain')}>
        Clear
      </Link>
    </Statement>
  )
}
