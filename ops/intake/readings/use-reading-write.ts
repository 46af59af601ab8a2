import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { NoAccess } from '#domain/readings/reading-choices.ts'
import type { PointReading } from '#domain/readings/reading.ts'
import type { Write } from '#domain/sync/write.ts'
import { newId } from '#platform/uuid.ts'
import { submitHeld, submitWrite, type HeldWrite } from '../../device/submit-write.ts'
import { problemOf } from '../../problem.ts'
import { useUser } from '../../session/may.ts'
import { notifyError } from '../../ui/notify.ts'
import { useWords } from '../../words/use-words.ts'
import { invalidateJob } from '../invalidate-queries.ts'
import type { ReadAir } from './entry.ts'
import type { Stop } from './walk.ts'

/** What was read, or that nothing was: null takes back what it corrects. */
export type Measured =
  | Pick<PointReading, 'value' | 'no_access' | 'is_confirmed'>
  | { air: ReadAir | null; no_access?: NoAccess }

type InPlaceOf = { corrects: string | null; reason?: string }
/** A reading that is held back on this device for a moment, and what it takes the place of. */
export type HeldReading = { id: string; stop: Stop; corrects: string | null }

export type ReadingWrite = {
  record: (stop: Stop, measured: Measured, inPlaceOf: InPlaceOf) => void
  /** Records what this person reads at a stop, for now. What was held there before is replaced, and was never read. */
  hold: (stop: Stop, measured: Measured, before: HeldReading | null) => HeldReading
  /** Nothing of this person stands at a stop any more. */
  drop: (stop: Stop) => void
  /**
   * The reading of this person that stands at a stop, which the next one takes the place of: what they just did counts, before the walk
   * knows of it. Null where nothing of theirs stands there.
   */
  ownOf: (stop: Stop) => string | null
}

type Sent = { id: string; stop: Stop; write: Write; held: Pick<HeldWrite, 'replaces'> | null }

/** Records readings of a visit through the outbox: the walk goes on while they are stored and sent. */
export function useReadingWrite(job: Pick<JobDetail, 'id' | 'name'>, visitId: string): ReadingWrite {
  const client = useQueryClient()
  const me = useUser()?.id ?? ''
  const { problems } = useWords()
  const justDone = useRef(new Map<string, string | null>())
  const { mutate } = useMutation({
    mutationFn({ id, write, held }: Sent) {
      return held ? submitHeld(job, { id, write, replaces: held.replaces }) : submitWrite(job, write, id)
    },
    onError(error, { stop }) {
      justDone.current.delete(stop.id)
      notifyError(problemOf(error, problems).detail)
      void invalidateJob(client, job.id)
    },
  })
  function ownOf({ id, read }: Stop) {
    const done = justDone.current.get(id)
    return done === undefined ? (read.find(({ employee_id }) => employee_id === me)?.id ?? null) : done
  }

  function writeOf(stop: Stop, measured: Measured, inPlaceOf: InPlaceOf): Write {
    const reading = { ...measuredAt(stop), visit_id: visitId, ...measured, ...inPlaceOf }
    return { kind: 'reading', reading, name: nameOf(stop) }
  }

  return {
    record(stop, measured, inPlaceOf) {
      const id = newId()
      justDone.current.set(stop.id, saysNothing(measured) ? null : id)
      mutate({ id, stop, write: writeOf(stop, measured, inPlaceOf), held: null })
    },
    hold(stop, measured, before) {
      const held = { id: newId(), stop, corrects: before ? before.corrects : ownOf(stop) }
      const replaces = before && {
        id: before.id,
        after: writeOf(stop, measured, { corrects: before.id }),
        onReplaced(gaveWay: boolean) {
          if (!gaveWay) held.corrects = before.id
        },
      }
      justDone.current.set(stop.id, held.id)
      mutate({
        id: held.id,
        stop,
        write: writeOf(stop, measured, { corrects: held.corrects }),
        held: { replaces },
      })
      return held
    },
    drop: ({ id }) => void justDone.current.set(id, null),
    ownOf,
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
  if ('air' in measured) return measured.air === null && measured.no_access === undefined
  return measured.value === null && measured.no_access === null
}

/** As the list of unsent work says it: "4, under the sink". */
function nameOf(stop: Stop) {
  return stop.kind === 'point' ? `${stop.point.number}, ${stop.point.place}` : stop.station.place
}
