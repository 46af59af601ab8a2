import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { useUnsentOf } from '../../outbox/panel/use-outbox.ts'
import { useUser } from '../../session/may.ts'
import { jobQuery } from '../queries.ts'
import { jobAsDone } from './job-as-done.ts'

const nobody = { id: '', name: '' }

/** The job as it is read, with what this device did to it and has not sent on top of it. */
export function useJob(id: string) {
  const query = useQuery(jobQuery(id))
  return { ...query, job: useAsDone(id, query.data) }
}

function useAsDone(id: string, read: JobDetail | undefined) {
  const unsent = useUnsentOf(id)
  const me = useUser() ?? nobody
  const { id: myId, name } = me
  return useMemo(() => read && jobAsDone(read, unsent, { id: myId, name }), [read, unsent, myId, name])
}
