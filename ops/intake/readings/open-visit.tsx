import { getRouteApi } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { JobDrying, ReadVisit } from '#domain/readings/drying-file.ts'
import { visitNumber } from '#domain/readings/visits/read-visits.ts'
import type { Room } from '#domain/rooms/room.ts'
import { useMay, useUser } from '../../session/may.ts'
import { button } from '../../ui/button.ts'
import { Statement } from '../../ui/list-states.tsx'
import { useNow } from '../../ui/use-now.ts'
import { useIsWide } from '../../ui/wide.ts'
import { useReadingWords } from '../../words/use-reading-words.ts'
import { AllRead } from './all-read.tsx'
import { CloseDialog } from './close-dialog.tsx'
import { LastRead } from './last-read.tsx'
import { NoRooms } from './no-visit.tsx'
import { PlaceDialog, type Editing } from './place-dialog.tsx'
import { PointList } from './point-list.tsx'
import { ReadingHead } from './reading-head.tsx'
import { ReadingPad } from './reading-pad.tsx'
import { roomNames } from './room-names.ts'
import { StopActions } from './stop-actions.tsx'
import { StopCard } from './stop-card.tsx'
import { WalkRow } from './walk-row.tsx'
import { WhichStop } from './which-stop.tsx'
import { useCloseVisit } from './use-close-visit.ts'
import { usePadKeys } from './use-pad-keys.ts'
import { usePointPhoto } from './use-point-photo.tsx'
import { useReadingWrite } from './use-reading-write.ts'
import { useWalk } from './use-walk.ts'
import { isRead, walkOf, type Stop } from './walk.ts'

const route = getRouteApi('/staff/ops/intake/$id/readings/$visit')

/** It gives way after what comes next and what was read last, down to the name of the point, and scrolls before. */
const cardOfPad =
  'max-lg:min-h-[max(48px,2.25rem)] max-lg:flex-[1_1_9rem] max-lg:overflow-y-auto max-lg:[container-type:size]'

export type VisitProps = {
  job: JobDetail
  drying: JobDrying
  visit: ReadVisit
  rooms: readonly Room[]
}

/** The walk from point to point: what is read last, what is read now, and the pad. */
export function OpenVisit({ job, drying, visit, rooms }: VisitProps) {
  const words = useReadingWords()
  const me = useUser()?.id ?? ''
  const today = useNow()
  const mayRead = useMay('drying.addReading')
  const mayClose = useMay('drying.closeVisit')
  const isWide = useIsWide()
  const write = useReadingWrite(job, visit.id)
  const walk = useMemo(() => walkOf(drying, visit.id), [drying, visit.id])
  const names = useMemo(() => roomNames(rooms), [rooms])
  const { at: first } = route.useSearch()
  const now = useWalk({ jobId: job.id, visitId: visit.id, walk, setup: drying.setup, write, first })
  const { stop, last } = now
  const [editing, setEditing] = useState<Editing | null>(null)
  const [isClosing, setClosing] = useState(false)
  const closing = useCloseVisit(job, visit.id, () => setClosing(false))
  const photo = usePointPhoto(job, stop)
  const { stops } = walk
  function askToClose() {
    now.settle()
    setClosing(true)
  }
  const standing = rooms.filter(({ removed_at }) => removed_at === null)
  const add =
    mayRead && standing.length > 0 ? (what: Editing['what']) => setEditing({ what, stop: null }) : null
  usePadKeys({
    press: (key) => mayRead && now.press(key),
    step: now.step,
    photo: () => mayRead && stop && photo.take(),
  })
  const title = words.visit(
    visitNumber(drying.visits, visit.id),
    words.weekday(new Date(visit.arrived_at ?? (visit.on ? `${visit.on}T17:00:00Z` : today))),
  )
  const close = mayClose && stops.length > 0 ? askToClose : null
  const seldom = {
    onChange: mayRead && stop ? () => setEditing({ what: whatOf(stop), stop }) : null,
    onAdd: add,
    onClose: stop && close,
  }
  const room = stop && standing.find(({ id }) => id === roomOf(stop))

  return (
    <div
      data-walk-screen
      className="flex min-h-0 flex-1 flex-col overflow-y-auto lg:block lg:overflow-visible lg:px-7"
    >
      <ReadingHead
        job={job}
        title={title}
        more={stops.length > 0 ? words.progress(stops.filter(isRead).length, stops.length) : ''}
        onAdd={add}
      />
      {stops.length === 0 && (
        <div className="px-4 lg:px-0">
          {standing.length === 0 ? <NoRooms jobId={job.id} /> : <NoPoints onAdd={add} />}
        </div>
      )}
      {stops.length > 0 && (
        <div
          // Also once all is read: no menu comes under a thumb that is still typing.
          data-number-pad
          data-just-saved={now.isSettling || undefined}
          className="flex min-h-0 flex-1 flex-col lg:mt-3 lg:grid lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-start lg:gap-8"
        >
          {isWide && <PointList walk={walk} at={stop} rooms={names} onChoose={now.jump} />}
          <div className="flex min-h-0 flex-1 flex-col lg:sticky lg:top-3 lg:border lg:border-line lg:bg-sheet">
            {!isWide && (
              <WalkRow
                walk={walk}
                at={stop}
                rooms={names}
                last={last}
                onJump={now.jump}
                onTakeBack={now.takeBack}
                {...seldom}
              />
            )}
            {last && (
              <div className="max-lg:min-h-0 max-lg:flex-[0_200_2.75rem] max-lg:overflow-hidden max-lg:[container-type:size]">
                <LastRead key={last.id} stop={last} onTakeBack={isWide ? now.takeBack : null} />
              </div>
            )}
            <div className={`border-t-3 border-gold bg-sheet ${stop && mayRead ? cardOfPad : 'flex-1'}`}>
              {photo.field}
              {stop && mayRead && <WhichStop stop={stop} />}
              {stop && (
                <StopCard
                  jobId={job.id}
                  stop={stop}
                  room={room ?? undefined}
                  goalRoom={goalRoom(stop, names)}
                  me={me}
                />
              )}
              {!stop && <AllRead job={job} drying={drying} stops={stops} onClose={close} />}
              {isWide && <StopActions onChange={seldom.onChange} onClose={seldom.onClose} />}
            </div>
            {stop && mayRead && (
              <ReadingPad now={now} stop={stop} stops={stops} earlier={walk.earlier} onPhoto={photo.take} />
            )}
            {isWide && stop && mayRead && <p className="px-5 py-2.5 text-sm text-muted">{words.keys.hint}</p>}
          </div>
        </div>
      )}
      {editing && (
        <PlaceDialog
          {...editing}
          job={job}
          drying={drying}
          rooms={standing}
          near={room?.id ?? null}
          onClose={() => setEditing(null)}
          onAdded={now.goTo}
        />
      )}
      {isClosing && (
        <CloseDialog
          walk={walk}
          isBusy={closing.isPending}
          error={closing.error}
          onConfirm={() => closing.mutate()}
          onClose={() => setClosing(false)}
        />
      )}
    </div>
  )
}

function NoPoints({ onAdd }: { onAdd: ((what: Editing['what']) => void) | null }) {
  const { noPoints, add } = useReadingWords()
  return (
    <Statement title={noPoints.title}>
      <p>{onAdd ? noPoints.more : noPoints.readOnly}</p>
      {onAdd && (
        <div className="mt-4 flex flex-wrap gap-2.5">
          <button type="button" className={`min-h-12! ${button('gold')}`} onClick={() => onAdd('point')}>
            {add.point}
          </button>
          <button type="button" className={`min-h-12! ${button('plain')}`} onClick={() => onAdd('station')}>
            {add.station}
          </button>
        </div>
      )}
    </Statement>
  )
}

function whatOf(stop: Stop): Editing['what'] {
  return stop.kind === 'point' ? 'point' : 'station'
}

function roomOf(stop: Stop) {
  return stop.kind === 'point' ? stop.point.room_id : stop.station.room_id
}

function goalRoom(stop: Stop, names: ReadonlyMap<string, string>) {
  const from = stop.kind === 'point' ? stop.goal?.from : null
  return from ? (names.get(from.room_id) ?? null) : null
}
