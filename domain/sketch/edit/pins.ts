import { newId } from '#platform/uuid.ts'
import { isInside, type Point } from '../geometry/points.ts'
import { planShapes } from '../plan-figures.ts'
import type { Pin, Plan } from '../plan.ts'
import { refuse, type Edited } from './edited.ts'
import { rounded } from './wall-lines.ts'

const mostPins = 500

type NewPin = { kind: Pin['kind']; record_id: string | null; place: Point }

/** A pin on the plan. What has one already, and the source of the water, is moved. */
export function putPin(plan: Plan, { kind, record_id, place }: NewPin): Edited {
  const known = plan.pins.find((pin) => pin.kind === kind && pin.record_id === record_id)
  if (known) return { plan: movePin(plan, known.id, place) }
  if (plan.pins.length >= mostPins) return refuse({ kind: 'too_much' })
  return {
    plan: { ...plan, pins: [...plan.pins, { id: newId(), kind, record_id, turn: 0, ...rounded(place) }] },
  }
}

export function movePin(plan: Plan, id: string, place: Point): Plan {
  return changePin(plan, id, rounded(place))
}

/** An air mover is turned an eighth of a turn further. */
export function turnPin(plan: Plan, id: string): Plan {
  const turn = plan.pins.find((pin) => pin.id === id)?.turn ?? 0
  return changePin(plan, id, { turn: (turn + 45) % 360 })
}

function changePin(plan: Plan, id: string, changes: Partial<Pin>): Plan {
  return { ...plan, pins: plan.pins.map((pin) => (pin.id === id ? { ...pin, ...changes } : pin)) }
}

/** Says which room of the job is the one around a place. A room is drawn once, and what is enclosed is one room. */
export function nameRoom(plan: Plan, room_id: string, place: Point): Plan {
  const outline = planShapes(plan).find(({ outlines: [outside] }) => outside && isInside(place, outside))
    ?.outlines[0]
  const others = plan.rooms.filter(
    (mark) => mark.room_id !== room_id && !(outline && isInside(mark, outline)),
  )
  return { ...plan, rooms: [...others, { room_id, ...rounded(place) }] }
}

export function forgetRoom(plan: Plan, room_id: string): Plan {
  return { ...plan, rooms: plan.rooms.filter((mark) => mark.room_id !== room_id) }
}
