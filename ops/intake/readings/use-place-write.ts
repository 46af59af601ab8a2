import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { MoisturePoint, PointFields } from '#domain/readings/points/point.ts'
import type { AirStation, StationFields } from '#domain/readings/stations/station.ts'
import type { Write } from '#domain/sync/write.ts'
import { newId } from '#platform/uuid.ts'
import { submitWrite } from '../../device/submit-write.ts'
import type { Chosen } from '../../outbox/panel/field-decision.tsx'
import { placeClashes } from '../../outbox/place-clash.ts'
import { currentOf, problemOf } from '../../problem.ts'
import { notify } from '../../ui/notify.ts'
import { undoMs } from '../../ui/undo-time.ts'
import { useReadingWords } from '../../words/use-reading-words.ts'
import { useWords } from '../../words/use-words.ts'
import { invalidateJob } from '../invalidate-queries.ts'

type Job = Pick<JobDetail, 'id' | 'name'>

/** Adds, changes and removes a point through the outbox. */
export function usePointWrite(job: Job, point: MoisturePoint | null) {
  const { pointForm } = useReadingWords()
  const change = (of: MoisturePoint, changes: Record<string, unknown>): Write => ({
    kind: 'point_change',
    point_id: of.id,
    revision: of.revision,
    changes,
    name: `${of.number}, ${of.place}`,
  })
  return usePlaceWrite<MoisturePoint, PointFields>(job, point, {
    add: (fields) => ({ kind: 'point', point: fields }),
    change,
    removed: ({ number }) => pointForm.removed(number),
  })
}

/** Adds, changes and removes a place where the air is measured through the outbox. */
export function useStationWrite(job: Job, station: AirStation | null) {
  const { stationForm } = useReadingWords()
  const change = (of: AirStation, changes: Record<string, unknown>): Write => ({
    kind: 'station_change',
    station_id: of.id,
    revision: of.revision,
    changes,
    name: of.place,
  })
  return usePlaceWrite<AirStation, StationFields>(job, station, {
    add: (fields) => ({ kind: 'station', station: fields }),
    change,
    removed: ({ place }) => stationForm.removed(place),
  })
}

type Place = { id: string; revision: number }
type Writes<Of, Fields> = {
  add: (fields: Fields) => Write
  change: (of: Of, changes: Record<string, unknown>) => Write
  removed: (of: Of) => string
}
type Sent = { id: string; write: Write; base: unknown; at: number; done: () => void }
/** `from` is what was changed, as the person saw it; null: a new one. */
type Saved<Of> = { id: string; from: Of | null }

function usePlaceWrite<Of extends Place & Fields, Fields extends object>(
  job: Job,
  place: Of | null,
  { add, change, removed }: Writes<Of, Fields>,
) {
  const client = useQueryClient()
  const { problems, ui } = useWords()
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: ({ id, write, base }: Sent) => submitWrite({ ...job, base }, write, id),
    async onSuccess({ isReceived }, { done }) {
      // It is done once the screen shows it.
      if (isReceived) await invalidateJob(client, job.id)
      done()
    },
    onError(error) {
      if (problemOf(error).status === 409) void invalidateJob(client, job.id)
    },
  })
  const send = (write: Write, base: unknown, done: () => void) =>
    mutate({ id: newId(), write, base, at: Date.now(), done })
  const clash = error && variables ? placeClashes.clashOf(variables, currentOf(error, z.unknown())) : null

  return {
    save(fields: Fields, { id, from }: Saved<Of>, done: () => void) {
      if (!from) return mutate({ id, write: add(fields), base: null, at: Date.now(), done })
      const changes = changesOf(from, fields)
      if (Object.keys(changes).length === 0) return done()
      send(change(from, changes), from, done)
    },
    remove(done: () => void) {
      if (!place) return
      const putBack = () => {
        const gone = { ...place, revision: place.revision + 1 }
        send(change(gone, { removed: false }), gone, () => {})
      }
      send(change(place, { removed: true }), place, () => {
        done()
        notify(removed(place), { duration: undoMs, action: { label: ui.undo, onClick: putBack } })
      })
    },
    isBusy: isPending,
    problem: error && problemOf(error, problems),
    /** Someone else changed the same, and the person decides what counts. */
    clash: clash &&
      variables && {
        clash,
        at: variables.at,
        async decide(chosen: Chosen) {
          const write = placeClashes.decided(variables, clash, chosen)
          if (write) send(write, clash.theirs, variables.done)
          else variables.done()
        },
      },
  }
}

function changesOf<Fields extends object>(before: Fields, after: Fields): Record<string, unknown> {
  const was = new Map(Object.entries(before))
  return Object.fromEntries(Object.entries(after).filter(([field, value]) => was.get(field) !== value))
}
