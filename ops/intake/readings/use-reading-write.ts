import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { PointReading } from '#domain/readings/reading.ts'
import { newId } from '#platform/uuid.ts'
import { submitWrite } from '../../device/submit-write.ts'
import { problemOf } from '../../problem.ts'
import { useUser } from '../../session/may.ts'
import { notifyError } from '../../ui/notify.ts'
import { useWords } from '../../words/use-words.ts'
import { invalidateJob } from '../invalidate-queries.ts'
import type { ReadAir } from './entry.ts'
import type { Stop } from './walk.ts'

/** What was read, or that nothing was: null takes back what it corrects. */
export type Measured = Pick<PointReading, 'value' | 'no_access' | 'is_confirmed'> | { air: ReadAir | null }

type InPlaceOf = { corrects: string | null; reason?: string }

export type ReadingWrite = {
  record: (stop: Stop, measured: Measured, inPlaceOf: InPlaceOf) => void
  /**
   * The reading of this person that stands at a stop, which the next one takes the place of: what they just did counts, before the walk
   * knows of it. Null where nothing of theirs stands there.
   */
  ownOf: (stop: Stop) => string | null
}

/** Records readings of a visit through the outbox: the walk goes on while they are stored and sent. */
export function useReadingWrite(job: Pick<JobDetail, 'id' | 'name'>, visitId: string): ReadingWrite {
  const client = useQueryClient()
  const me = useUser()?.id ?? ''
  const { problems } = useWords()
  const justDone = useRef(new Map<string, string | null>())
  const { mutate } = useMutation({
    mutationFn({ id, stop, reading }: { id: string; stop: Stop; reading: Record<string, unknown> }) {
      return submitWrite(job, { kind: 'reading', reading, name: nameOf(stop) }, id)
    },
    onError(error, { stop }) {
      justDone.current.delete(stop.id)
      notifyError(problemOf(error, problems).detail)
      void invalidateJob(client, job.id)
    },
  })
  return {
    record(stop, measured, inPlaceOf) {
      const id = newId()
      justDone.current.set(stop.id, saysNothing(measured) ? null : id)
      mutate({ id, stop, reading: { ...measuredAt(stop), visit_id: visitId, ...measured, ...inPlaceOf } })
    },
    ownOf({ id, read }) {
      const done = justDone.current.get(id)
      return done === undefined ? (read.find(({ employee_id }) => employee_id === me)?.id ?? null) : done
    },
  }
}

/** What was read: a point with the meter that it has on this device now. */
function measuredAt(stop: Stop) {
  if (stop.kind !== 'point') return { station_id: stop.id }
  const { meter, scale } = stop.point
  return { point_id: stop.id, meter, scale }
}

/** It only takes back what it corrects. */
function saysNothing(measured: Measured) {
  return 'air' in measured ? measured.air === null : measured.value === null && measured.no_access === null
}

/** As the list of unsent work says it: "4, under the sink". */
function nameOf(stop: Stop) {
  return stop.kind === 'point' ? `${stop.point.number}, ${stop.point.place}` : stop.station.place
}
