import type { Opening, Plan } from '../plan.ts'

/** Why an edit is not made. Lengths are sixteenths of an inch; the screen says it in words. */
export type EditRefusal =
  | { kind: 'opening_too_wide'; opening: Opening['kind']; on: number; needs: number }
  | { kind: 'opening_in_the_way'; opening: Opening['kind'] }
  | { kind: 'wall_in_the_way' }
  | { kind: 'too_short' }
  | { kind: 'no_wall' }
  | { kind: 'no_room' }
  | { kind: 'too_much' }
  | { kind: 'no_point' }
  | { kind: 'no_unit' }
  | { kind: 'picture_size' }

/** A refused edit changes nothing. */
export type Edited = { plan: Plan } | { refused: EditRefusal }

export function refuse(refused: EditRefusal): { refused: EditRefusal } {
  return { refused }
}

export function isRefused(edited: Edited): edited is { refused: EditRefusal } {
  return 'refused' in edited
}
