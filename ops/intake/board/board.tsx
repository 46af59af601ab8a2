import { useQuery } from '@tanstack/react-query'
import { useLiveState } from '../../live/live-state.ts'
import { isUnanswered } from '../../problem.ts'
import { useIsLost } from '../../session/use-is-lost.ts'
import { FailedList } from '../../ui/list-states.tsx'
import { useIntakeWords } from '../../words/use-intake-words.ts'
import { NoJobs } from '../no-jobs.tsx'
import { boardQuery } from '../queries.ts'
import { boardFilterOf, type IntakeSearch } from '../search.ts'
import { StoredJobs } from '../stored-jobs.tsx'
import { AsOf } from './as-of.tsx'
import { Columns } from './columns.tsx'
import { Ended } from './ended.tsx'
import { Legend } from './legend.tsx'

/** What someone works on, stage by stage, in all its states: loading, there, empty, failed, out of date. */
export function Board({ search }: { search: IntakeSearch }) {
  const words = useIntakeWords().board
  const filter = boardFilterOf(search)
  const board = useQuery(boardQuery(filter))
  const isOffline = useLiveState() === 'offline'
  const isLost = useIsLost()
  // What was shown for another filter says nothing of this one, and no answer will replace it.
  if ((!board.data || board.isPlaceholderData) && (isLost || isUnanswered(board.error)))
    return <StoredJobs search={search} retry={() => void board.refetch()} />
  if (board.isError && !board.data)
    return <FailedList title={words.failed} error={board.error} retry={() => void board.refetch()} />
  const isEmpty = board.data?.parts.every(({ count }) => count === 0)
  return (
    <>
      {isEmpty ? (
        <NoJobs search={search} cleared={{ job: search.job }} />
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
      <div className="mt-6 lg:mt-1 lg:pb-1 2xl:hidden">
        <Legend />
      </div>
      {board.data && (board.isError || isOffline) && <AsOf at={board.dataUpdatedAt} />}
    </>
  )
}
