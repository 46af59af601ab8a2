import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isUnanswered } from '../../problem.ts'
import { Bar, FailedList, StaleList } from '../../ui/list-states.tsx'
import { useJobWords } from '../../words/use-job-words.ts'
import { useWords } from '../../words/use-words.ts'
import { useNotKnownSince } from './use-job.ts'

type PageStatesProps = {
  jobId: string
  query: Pick<UseQueryResult, 'error' | 'isPending' | 'data' | 'dataUpdatedAt' | 'refetch'>
  /** `list` names what is shown inside a sentence. */
  words: { list: string; failed: string; notStored: string }
  /** Shown while it loads, where that is not a few lines. */
  loading?: ReactNode
}

/** What stands over a page of a job before it is known, where it failed, is not stored on this device, or is old. */
export function PageStates({ jobId, query, words, loading = <Lines /> }: PageStatesProps) {
  const { overview } = useJobWords()
  const { error, isPending, data, dataUpdatedAt } = query
  const since = useNotKnownSince(jobId, dataUpdatedAt)
  const isKnown = data !== undefined
  const isNotStored = error !== null && !isKnown && isUnanswered(error)
  const retry = () => void query.refetch()
  return (
    <>
      {isPending && loading}
      {error && isKnown && !isUnanswered(error) && (
        <StaleList what={words.list} error={error} retry={retry} at={dataUpdatedAt} />
      )}
      {error && !isKnown && !isNotStored && <FailedList title={words.failed} error={error} retry={retry} />}
      {isNotStored && <p className="mt-3 text-muted">{words.notStored}</p>}
      {since !== null && isKnown && <p className="my-2 font-semibold">{overview.notKnownSince(since)}</p>}
    </>
  )
}

function Lines() {
  const { shell } = useWords()
  return (
    <div role="status" className="space-y-4 pt-4">
      <span className="sr-only">{shell.loading}</span>
      <Bar width="w-1/3" />
      <Bar width="w-2/3" />
    </div>
  )
}
