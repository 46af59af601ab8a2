import type { LossType } from '#domain/jobs/facts/loss-types.ts'
import type { GateKey } from './gates.ts'

/** Of these, nothing has to be dried. Where it was never said what happened, it has. */
const neverDried: readonly (LossType | null)[] = ['fire', 'mold', 'trauma', 'vandalism', 'other']

/** The gates that a crew meets by what it records in the house. */
export type FieldGate = Extract<GateKey, 'rooms' | 'points-at-goal' | 'photo-audit'>

export type FieldFacts = {
  loss_type: LossType | null
  isMeasured: boolean
  isDry: boolean
  /** A certificate stands that names what is not dry. */
  hasException: boolean
  /** An affected room, a number that was read of dry material, and a unit that was placed. */
  hasBegun: boolean
  /** Each line of the list of photos has as many as it asks for. */
  hasPhotos: boolean
}

/** Which gates of the field are met: the one rule, for the server and for devices without a connection. */
export function fieldGates(facts: FieldFacts): Readonly<Record<FieldGate, boolean>> {
  const { loss_type, isMeasured, isDry, hasException, hasBegun, hasPhotos } = facts
  const isNeverDried = !isMeasured && neverDried.includes(loss_type)
  return {
    rooms: isNeverDried || hasBegun,
    'points-at-goal': isMeasured ? isDry || hasException : isNeverDried,
    'photo-audit': hasPhotos,
  }
}
