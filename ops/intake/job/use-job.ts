import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { useUnsentOf } from '../../outbox/panel/use-outbox.ts'
import { clockError } from '../../session/device-clock.ts'
import { useUser } from '../../session/may.ts'
import { useIsLost } from '../../session/use-is-lost.ts'
import { leadQuery } from '../../submissions/queries.ts'
import { clockWords } from '../../ui/clock.ts'
import { useNow } from '../../ui/use-now.ts'
import { useWords } from '../../words/use-words.ts'
import { jobQuery } from '../queries.ts'
import { jobAsDone } from './job-as-done.ts'
import { notKnownSince, withNewest } from './newest-copy.ts'

const nobody = { id: '', name: '' }

/** The job as it is read, with what this device did to it and has not sent on top of it. */
export function useJob(id: string) {
  const query = useQuery(jobQuery(id))
  return { ...query, job: useAsDone(id, query.data, query.dataUpdatedAt) }
}

function useAsDone(id: string, read: JobDetail | undefined, at: number) {
  const unsent = useUnsentOf(id)
  const card = useCard(id)
  const me = useUser() ?? nobody
  const { id: myId, name } = me
  return useMemo(
    () => read && jobAsDone(withNewest({ data: read, at }, card), unsent, { id: myId, name }),
    [read, at, card, unsent, myId, name],
  )
}

/** Since when the file of the job, or a part of it, is not known to be as it says, in words; null: it is. */
export function useNotKnownSince(id: string, partAt?: number) {
  const { locale } = useWords()
  const { data, dataUpdatedAt: at, isFetching } = useQuery(jobQuery(id))
  const isLost = useIsLost()
  const card = useCard(id)
  const now = useNow()
  const asked = {
    partAt,
    isUnsure: isLost || isFetching,
    now: now.getTime(),
    clockError: clockError.use(),
  }
  const since = data ? notKnownSince({ data, at }, card, asked) : null
  return since === null ? null : clockWords(new Date(since), now, locale)
}

/** What is known of its request, as Today shows it. It is not asked for here. */
function useCard(id: string) {
  const { data, dataUpdatedAt: at } = useQuery({ ...leadQuery(id), enabled: false })
  return useMemo(() => data && { data, at }, [data, at])
}
