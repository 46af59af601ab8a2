import type { Point } from '#domain/sketch/geometry/points.ts'
import type { Kinds } from '../kinds.ts'
import type { OnPlan } from '../on-plan.ts'
import { backgroundStroke } from './background-strokes.ts'
import { openingStroke } from './opening-strokes.ts'
import { pinStroke, type PinToPut } from './pin-strokes.ts'
import { roomsAt, type Tool } from './scene.ts'
import type { Hand, Stroke } from './stroke.ts'
import type { Editor } from './use-editor.ts'
import { wallStroke } from './wall-strokes.ts'
import { wetStroke } from './wet-strokes.ts'

/** A finger is led to what is nearer than so many pixels. */
const reach = 20

type Begin = {
  editor: Editor
  scale: number
  tool: Tool
  kinds: Kinds
  on: OnPlan
  /** Asks which photo was taken there: it is pinned once one is chosen. */
  onPhoto: (at: Point) => void
}

/** What a finger that goes down does with the tool that is chosen. */
export function beginStroke({ editor, scale, tool, kinds, on, onPhoto }: Begin, at: Point): Stroke {
  const hand: Hand = {
    plan: editor.plan,
    taken: editor.scene.get().taken,
    reach: reach / scale,
    show: editor.show,
    commit: editor.commit,
    refuse: (refused) => editor.cancel({ refused }),
  }
  if (hand.taken?.kind === 'background') return backgroundStroke(hand, hand.taken, at)
  switch (tool) {
    case 'wall':
      return wallStroke(hand, at)
    case 'door':
      return openingStroke(hand, at, kinds.door)
    case 'window':
      return openingStroke(hand, at, 'window')
    case 'wet':
      return wetStroke(hand, at, kinds.wet)
    case 'point':
      return pinStroke(hand, at, (place) => {
        if (kinds.point !== 'photo') return nextPoint(editor, { kind: kinds.point, on, place })
        onPhoto(place)
        return null
      })
    case 'unit':
      return pinStroke(hand, at, (place) => nextUnit(editor, on, place))
  }
}

/** The first point of that room that is not on the plan yet, else of any. */
function nextPoint(
  editor: Editor,
  { kind, on, place }: { kind: 'point' | 'source'; on: OnPlan; place: Point },
): PinToPut | null {
  if (kind === 'source') return { kind, record_id: null }
  const left = notPut(editor, on.points)
  const next = left.find(({ room_id }) => roomsAt(editor.plan, place).includes(room_id)) ?? left[0]
  if (next) return { kind, record_id: next.id }
  editor.show({ refused: { kind: 'no_point' } })
  return null
}

function nextUnit(editor: Editor, on: OnPlan, place: Point): PinToPut | null {
  const left = notPut(editor, on.units)
  const there = roomsAt(editor.plan, place)
  const next = left.find(({ room_id }) => room_id !== null && there.includes(room_id)) ?? left[0]
  if (next) return { kind: 'unit', record_id: next.id }
  editor.show({ refused: { kind: 'no_unit' } })
  return null
}

function notPut<Thing extends { id: string }>({ plan }: Editor, things: readonly Thing[]) {
  const put = new Set(plan.pins.map(({ record_id }) => record_id))
  return things.filter(({ id }) => !put.has(id))
}
