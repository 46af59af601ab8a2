import { useCallback, useState } from 'react'
import { scaleBackground } from '#domain/sketch/edit/background.ts'
import { isRefused } from '#domain/sketch/edit/edited.ts'
import { changeOpening } from '#domain/sketch/edit/openings.ts'
import { acrossFrom } from '#domain/sketch/edit/faces-of-wall.ts'
import { shapeAt } from '#domain/sketch/edit/paint.ts'
import type { Plan } from '#domain/sketch/plan.ts'
import { useRoomWords } from '../../../words/use-room-words.ts'
import { useSketchWords } from '../../../words/use-sketch-words.ts'
import type { SketchWords } from '../../../words/en-sketch.ts'
import type { EditedInHand, Editor } from '../editing/use-editor.ts'
import { measureTaken } from '../editing/wall-in-hand.ts'
import {
  measureOf,
  shapesOf,
  type Scene,
  type Taken,
  type TakenBackground,
  type WatchedScene,
} from '../editing/scene.ts'
import type { OnPlan } from '../on-plan.ts'
import { lengthOf, noEntry, pressed, type LengthEntry, type LengthKey } from './length-entry.ts'
import { LengthPad } from './length-pad.tsx'
import { snapWords } from './snap-words.ts'
import { TypedLength } from './typed-length.tsx'
import { useLengthKeys } from './use-length-keys.ts'

type PadPanelProps = { editor: Editor; rooms: OnPlan['rooms'] }

/**
 * The length of what is in hand, and the pad that sets it. It comes up with what is taken, and goes with it; but it stays while the next
 * wall is drawn, so that the plan does not move under the finger.
 */
export function PadPanel({ editor, rooms }: PadPanelProps) {
  const { taken: now, touch, plan } = editor.scene.use()
  const [last, setLast] = useState<Taken | null>(null)
  const isMeasured = now && measureOf(plan, now) !== null
  // The first line on the picture is drawn before the pad comes over it.
  const isBegun = touch !== null && now?.kind === 'background' && last?.kind !== 'background'
  const taken = isMeasured && !isBegun ? now : touch ? last : null
  if (taken !== last) setLast(taken)
  if (!taken) return null
  const key = `${taken.id} ${taken.kind === 'wall' ? `${taken.measures} ${taken.side}` : ''}`
  return (
    <div className="on-rail rises-in bg-rail px-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] text-white lg:px-4 lg:pb-4">
      <Pad key={key} editor={editor} taken={taken} rooms={rooms} />
    </div>
  )
}

function Pad({ editor, taken, rooms }: PadPanelProps & { taken: Taken }) {
  const words = useSketchWords()
  const [entry, setEntry] = useState<LengthEntry>(noEntry)
  const length = lengthOf(entry)
  // The same in each frame of a move, and so the keys of the pad are not drawn with it.
  const press = useCallback((key: LengthKey) => setEntry((known) => pressed(known, key)), [])
  function set() {
    if (length === null) return
    if (editor.edit((plan) => withLength(plan, taken, length), taken)) setEntry(noEntry)
  }
  useLengthKeys({ press, set })
  const kind = taken.kind === 'wet_surface' || taken.kind === 'pin' ? 'wall' : taken.kind
  return (
    <>
      <InHand scene={editor.scene} entry={entry} taken={taken} rooms={rooms} />
      <LengthPad onKey={press} set={words.pad.set[kind]} onSet={length === null ? null : set} />
    </>
  )
}

type InHandProps = { scene: WatchedScene; entry: LengthEntry; taken: Taken; rooms: OnPlan['rooms'] }

function InHand({ scene: watched, entry, taken, rooms }: InHandProps) {
  const scene = watched.use()
  return (
    <div className="grid grid-cols-[minmax(0,9.5rem)_minmax(0,1fr)] items-center gap-3 py-2">
      <TypedLength entry={entry} measured={scene.draft?.length ?? measureOf(scene.plan, taken) ?? 0} />
      <About scene={scene} taken={taken} rooms={rooms} />
    </div>
  )
}

function withLength(plan: Plan, taken: Taken, length: number): EditedInHand {
  switch (taken.kind) {
    case 'wall':
      return measureTaken(plan, taken, length)
    case 'opening':
      return changeOpening(plan, taken.id, { width: length })
    case 'wet_wall':
      return {
        plan: {
          ...plan,
          wet_walls: plan.wet_walls.map((wet) => (wet.id === taken.id ? { ...wet, height: length } : wet)),
        },
      }
    case 'background':
      return withScale(plan, taken, length)
    default:
      return { plan }
  }
}

/** Once it has its scale, what is left is to move it below the walls. */
function withScale(plan: Plan, taken: TakenBackground, length: number): EditedInHand {
  if (!taken.known) return { plan }
  const scaled = scaleBackground(plan, taken.known, length)
  return isRefused(scaled) ? scaled : { plan: scaled.plan, taken: { ...taken, does: 'move', known: null } }
}

/** What the pad sets, always in the first line; then which room that changes, what it was, and what it is in line with. */
function About({ scene, taken, rooms }: { scene: Scene; taken: Taken; rooms: OnPlan['rooms'] }) {
  const words = useSketchWords()
  const { room: said } = useRoomWords()
  const room = taken.kind === 'wall' ? roomBeside(scene.plan, taken) : null
  const name = room && rooms.find(({ id }) => room.room_ids.includes(id))?.name
  if (scene.draft) return <p className="text-[0.9375rem] font-semibold">{words.taken.along}</p>
  const was = taken.kind === 'wall' ? taken.was : null
  const now = measureOf(scene.plan, taken)
  const size =
    room && room.length !== null && room.width !== null
      ? words.by(words.length(room.length), words.length(room.width))
      : room && words.area(room.area)
  const about = [
    [name && said(name), size].filter(Boolean).join(', '),
    was !== null && now !== null && Math.abs(was - now) >= 1 ? words.was(words.length(was)) : '',
  ]
  return (
    <div className="min-w-0 text-[0.875rem] leading-snug text-white/80" data-in-hand>
      <p className="line-clamp-2 text-[0.9375rem] font-semibold text-white">
        {takenWords(scene.plan, taken, words)}
      </p>
      <p className="line-clamp-2">
        {about
          .filter(Boolean)
          .map((each) => (each.endsWith('.') ? each : `${each}.`))
          .join(' ')}
      </p>
      <p className="truncate">{snapWords(scene, rooms, { words, said })}</p>
    </div>
  )
}

function roomBeside(plan: Plan, taken: Extract<Taken, { kind: 'wall' }>) {
  const across = acrossFrom(plan, taken.id, taken)
  const place = across && { x: (across.from.x + across.to.x) / 2, y: (across.from.y + across.to.y) / 2 }
  return place && shapeAt(plan, place, shapesOf(plan))
}

function takenWords(plan: Plan, taken: Taken, words: SketchWords) {
  if (taken.kind === 'wall') return words.taken[taken.measures]
  if (taken.kind === 'opening')
    return words.taken.opening(plan.openings.find(({ id }) => id === taken.id)?.kind ?? 'door')
  return words.taken[taken.kind]
}
