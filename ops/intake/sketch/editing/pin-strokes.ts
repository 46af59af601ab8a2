import { isRefused } from '#domain/sketch/edit/edited.ts'
import { movePin, putPin } from '#domain/sketch/edit/pins.ts'
import { distance, type Point } from '#domain/sketch/geometry/points.ts'
import type { Pin, Plan } from '#domain/sketch/plan.ts'
import type { Hand, Stroke } from './stroke.ts'

/** What the next tap puts onto the plan; null where there is nothing left to be put. */
export type PinToPut = { kind: Pin['kind']; record_id: string | null }

/** A tap puts the next one. One that is there is dragged, or taken by a tap. */
export function pinStroke(hand: Hand, start: Point, next: (at: Point) => PinToPut | null): Stroke {
  const there = pinAt(hand.plan, start, hand.reach)
  if (there) return movingStroke(hand, there)
  function put(at: Point) {
    const pin = next(at)
    if (!pin) return
    const edited = putPin(hand.plan, { ...pin, place: at })
    if (isRefused(edited)) return hand.refuse(edited.refused)
    const made = edited.plan.pins.find(
      ({ kind, record_id }) => kind === pin.kind && record_id === pin.record_id,
    )
    hand.commit(edited.plan, made ? { kind: 'pin', id: made.id } : null)
  }
  return { move: () => undefined, end: put, tap: put }
}

export function pinAt({ pins }: Plan, place: Point, reach: number): Pin | null {
  const [nearest] = pins
    .filter((pin) => distance(pin, place) <= reach)
    .toSorted((a, b) => distance(a, place) - distance(b, place))
  return nearest ?? null
}

function movingStroke(hand: Hand, pin: Pin): Stroke {
  const taken = { kind: 'pin', id: pin.id } as const
  return {
    move: (to) => hand.show({ plan: movePin(hand.plan, pin.id, to), taken, refused: null, touch: to }),
    end: (to) => hand.commit(movePin(hand.plan, pin.id, to), taken),
    tap: () => hand.show({ taken, refused: null }),
  }
}
