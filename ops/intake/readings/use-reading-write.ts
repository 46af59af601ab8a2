import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { PointReading } from '#domain/readings/reading.ts'
import { newId } from '#platform/uuid.ts'
import { submitWrite } from '../../device/submit-write.ts'
import { problemOf } from '../../problem.ts'
import { notifyError } from '../../ui/notify.ts'
import { useWords } from '../../words/use-words.ts'
import { invalidateJob } from '../invalidate-queries.ts'
import type { ReadAir } from './entry.ts'
import type { Stop } from './walk.ts'

/** What was read, or that nothing was: null takes back what it corrects. */
export type Measured = Pick<PointReading, 'value' | 'no_access' | 'is_confirmed'> | { air: ReadAir | null }

type InPlaceOf = { corrects: string | null; reason?: string }

export type RecordReading = (stop: Stop, measured: Measured, inPlaceOf: InPlaceOf) => void

/** Records readings of a visit through the outbox: the walk goes on while they are stored and sent. */
export function useReadingWrite(job: Pick<JobDetail, 'id' | 'name'>, visitId: string): RecordReading {
  const client = useQueryClient()
  const { problems } = useWords()
  const { mutate } = useMutation({
    mutationFn({ stop, reading }: { stop: Stop; reading: Record<string, unknown> }) {
      return submitWrite(job, { kind: 'reading', reading, name: nameOf(stop) }, newId())
    },
    onError(error) {
      notifyError(problemOf(error, problems).detail)
      void invalidateJob(client, job.id)
    },
  })
  return (stop, measured, inPlaceOf) => {
    const place = stop.kind === 'point' ? { point_id: stop.id } : { station_id: stop.id }
    mutate({ stop, reading: { ...place, visit_id: visitId, ...measured, ...inPlaceOf } })
  }
}

/** As the list of unsent work says it: "4, under the sink". */
function nameOf(stop: Stop) {
  return stop.kind === 'point' ? `${stop.point.number}, ${stop.point.place}` : stop.station.place
}
