import { useQuery } from '@tanstack/react-query'
import type { JobDetail } from '#domain/jobs/job.ts'
import { gatesHere } from '#domain/jobs/stages/gates-here.ts'
import type { GateKey } from '#domain/jobs/stages/gates.ts'
import { outboxView } from '../../outbox/outbox-view.ts'
import { useUnsentOf } from '../../outbox/panel/use-outbox.ts'
import { useMay } from '../../session/may.ts'
import { jobQuery } from '../queries.ts'
import { onItsWay } from '../rooms/rooms-as-done.ts'
import { useFieldHere } from './use-field-here.ts'

/** Which gates of a job are met: what the server says, or what this device knows better as long as that is not sent and read back. */
export function useMetGates(job: JobDetail): ReadonlySet<GateKey> {
  const maySee = useMay('drying.view')
  const isAhead = useIsAhead(job.id) && maySee
  const field = useFieldHere(job, { enabled: isAhead })
  return new Set(metGates(job, field, isAhead))
}

/** The same, where all that is known of the field is at hand already. */
export function metGates(
  job: JobDetail,
  { here, readDrying }: Pick<ReturnType<typeof useFieldHere>, 'here' | 'readDrying'>,
  isAhead: boolean,
): GateKey[] {
  return isAhead ? gatesHere({ job, readDrying, here }) : job.met_gates
}

/** Whether something was done here that the file of the job, as it was read, does not know yet. */
export function useIsAhead(jobId: string) {
  const unsent = useUnsentOf(jobId)
  const readAt = useQuery({ ...jobQuery(jobId), enabled: false }).dataUpdatedAt
  const hasFresh = outboxView.usePart(({ received }) =>
    received.some(({ leadId, since }) => leadId === jobId && since > readAt),
  )
  return onItsWay(unsent).length > 0 || hasFresh
}
