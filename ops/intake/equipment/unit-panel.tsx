import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Condition, MoveKind } from '#domain/equipment/moves/move-choices.ts'
import type { JobStay } from '#domain/equipment/moves/job-equipment.ts'
import type { Room } from '#domain/rooms/room.ts'
import { button } from '../../ui/button.ts'
import { wide } from '../../ui/wide.ts'
import { useJobEquipmentWords } from '../../words/use-job-equipment-words.ts'
import { ConditionChoice } from './condition-choice.tsx'
import type { FieldUnit } from './equipment-api.ts'
import type { MovePhoto } from './move-photo.ts'
import { PhotoField } from './photo-field.tsx'
import { RoomChoice } from './room-choice.tsx'
import { StayPhotos } from './stay-photos.tsx'

type What = { move: 'placed' | 'moved'; room: Room | null } | { move: 'pulled'; condition: Condition }
export type Chosen = What & { photo: MovePhoto | null }

type UnitPanelProps = {
  unit: FieldUnit
  jobId: string
  stays: readonly JobStay[]
  rooms: readonly Room[]
  may: { place: boolean; pull: boolean }
  onChoose: (chosen: Chosen) => void
  onClose: () => void
}

/** A unit that was just scanned, and what can happen to it: that is said by where it is. */
export function UnitPanel({ unit, jobId, stays, rooms, may, onChoose, onClose }: UnitPanelProps) {
  const words = useJobEquipmentWords()
  const stay = stays.find(({ unit_id, pulled_at }) => unit_id === unit.id && pulled_at === null)
  const { place } = unit
  // Where this device moved it last counts before what was read of it.
  const wasHere = stays.some(({ unit_id }) => unit_id === unit.id)
  const other = !stay && !wasHere && place && place.job_id !== jobId ? place : null
  const [isBrought, setBrought] = useState(false)
  const panel = useRef<HTMLElement>(null)
  // On a phone the head of the job fills the screen.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: matchMedia(wide).matches ? 'nearest' : 'start' })
  }, [])
  const verb: MoveKind = stay ? 'moved' : 'placed'
  const [chosen, setChosen] = useState<MoveKind | null>(null)
  const [photo, setPhoto] = useState<MovePhoto | null>(null)
  const choose = (what: What) => onChoose({ ...what, photo })
  const isOut = unit.state !== 'in_stock'
  const canPlace = may.place && !isOut
  const canPull = may.pull && stay !== undefined
  const current = chosen ?? (canPlace ? verb : 'pulled')
  const facts = [
    words.kinds[unit.kind],
    unit.aham_pints !== null && words.pints(unit.aham_pints),
    unit.amps_tenths !== null && words.amps(unit.amps_tenths),
  ]

  return (
    <section
      ref={panel}
      aria-label={unit.number}
      className="scroll-mt-24 scroll-mb-40 border-b border-edge bg-sheet px-4 pt-4 pb-5 max-lg:-mx-4 lg:border lg:px-5"
    >
      <div className="flex items-start justify-between gap-4">
        <h3 className="font-display text-5xl leading-none wrap-anywhere">{unit.number}</h3>
        <p className="min-w-0 flex-1 pt-0.5 text-right text-sm leading-snug text-muted">
          {facts.filter(Boolean).join(', ')}
          <span className="block text-base text-ink" role="status">
            {stay
              ? words.here(stay.room && words.room(stay.room))
              : other
                ? words.elsewhere(other.job)
                : words.onTruck}
          </span>
        </p>
        <button
          type="button"
          aria-label={words.close}
          className="-mt-2 -mr-2 grid size-12 shrink-0 place-items-center rounded-sm hover:bg-wash"
          onClick={onClose}
        >
          <X aria-hidden className="size-6" />
        </button>
      </div>
      {stay && <StayPhotos jobId={jobId} hashes={stay.photos} />}
      {isOut && <OutOfUse unit={unit} />}
      {other && !isBrought && canPlace ? (
        <div className="mt-4 border-l-4 border-gold bg-gold-wash px-4 py-3">
          <p className="text-lg leading-snug font-semibold">{words.bring(unit.number, other.job)}</p>
          <p className="text-sm">{words.bringMore}</p>
          <button
            type="button"
            autoFocus
            className={`mt-3 min-h-13! w-full ${button('gold')}`}
            onClick={() => setBrought(true)}
          >
            {words.bringIt}
          </button>
        </div>
      ) : (
        (canPlace || canPull) && (
          <>
            <div role="group" aria-label={words.verbs.label} className="mt-4 flex border-b-2 border-line">
              {canPlace && <Verb is={verb} current={current} onChoose={setChosen} />}
              {canPull && <Verb is="pulled" current={current} onChoose={setChosen} />}
            </div>
            <div className="mt-3.5">
              {current === 'pulled' && canPull ? (
                <ConditionChoice onChoose={(condition) => choose({ move: 'pulled', condition })} />
              ) : (
                <RoomChoice
                  label={words.verbs[verb]}
                  kind={unit.kind}
                  rooms={rooms}
                  stays={stays}
                  current={stay ? stay.room_id : undefined}
                  onChoose={(room) => choose({ move: stay ? 'moved' : 'placed', room })}
                />
              )}
              <PhotoField photo={photo} onPhoto={setPhoto} />
            </div>
          </>
        )
      )}
    </section>
  )
}

type VerbProps = { is: MoveKind; current: MoveKind; onChoose: (verb: MoveKind) => void }

function Verb({ is, current, onChoose }: VerbProps) {
  const { verbs } = useJobEquipmentWords()
  return (
    <button
      type="button"
      aria-pressed={is === current}
      className="-mb-0.5 min-h-13 flex-1 border-b-4 border-transparent font-display text-xl text-muted hover:text-ink aria-pressed:border-gold aria-pressed:text-ink"
      onClick={() => onChoose(is)}
    >
      {verbs[is]}
    </button>
  )
}

function OutOfUse({ unit: { number, state, reason } }: { unit: FieldUnit }) {
  const words = useJobEquipmentWords()
  return (
    <div role="alert" className="mt-4 border-l-4 border-red bg-red-wash px-4 py-3">
      <p className="font-semibold">
        {state === 'retired' || reason === null ? words.retired(number) : words.out(number, reason)}
      </p>
      {reason !== null && <p className="text-sm">{words.outMore}</p>}
    </div>
  )
}
