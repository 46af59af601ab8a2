import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { outboxView } from '../../outbox/outbox-view.ts'
import { useUnsentOf } from '../../outbox/panel/use-outbox.ts'
import { useUser } from '../../session/may.ts'
import { jobDryingQuery } from '../queries.ts'
import { dryingAsDone, unsentOfDrying } from './drying-as-done.ts'

const nobody = { id: '', name: '' }

/** What was measured at a job as it was read, with what this device did on top, and which of that is not sent yet. */
export function useDrying(jobId: string, { enabled = true } = {}) {
  const query = useQuery({ ...jobDryingQuery(jobId), enabled })
  const unsent = useUnsentOf(jobId)
  const received = outboxView.usePart((view) => view.received)
  const { id, name } = useUser() ?? nobody
  const read = query.data
  const drying = useMemo(() => {
    const here = received.filter(({ leadId }) => leadId === jobId).toSorted((a, b) => a.turn - b.turn)
    return read && dryingAsDone(read, { received: here, unsent }, { id, name })
  }, [read, received, unsent, jobId, id, name])
  return { query, drying, unsent: useMemo(() => unsentOfDrying(unsent), [unsent]) }
}
