import { minute, second } from '#platform/time.ts'
import { isQuiet, type Preferences } from '#domain/preferences/preference.ts'
import type { ShiftLine } from '#domain/shifts/shift.ts'
import type { AlertRules } from './alert-rules.ts'
import type { AlertLine, Channel } from './alert.ts'

/** Earlier steps are the on-call lines; from this step on, everyone who may take the request is alerted. */
export const everyoneStep = 2
export const repeatEvery = 6 * minute
export const mostRepeats = 5
/** From this step on the office and the owner are alerted repeatedly: only a person ends an alert. */
export const ownerStep = everyoneStep + mostRepeats + 1
export const ownerEvery = 30 * minute
/** So long after everyone was told for the first time. */
export const ownerAfter = (ownerStep - everyoneStep) * repeatEvery
const lines: readonly ShiftLine[] = ['first', 'backup']

/** Which line a step belongs to. */
export function lineOfStep(step: number): AlertLine {
  return lines[step] ?? (step < ownerStep ? 'everyone' : 'owner')
}

/** A step that is later than this was missed. The following steps count from now, so that no one is alerted twice in a row. */
const missed = 10 * second

export type OnCall = { employee_id: string; line: ShiftLine }

/** `able` may take any request, `owners` hold the role of the owner. */
export type Reachable<P> = { able: readonly P[]; owners: readonly P[]; onCall: readonly OnCall[] }

/** Who is alerted in a step: the people on its line who may take the request. An empty line is skipped. */
export function peopleOfStep<P extends { id: string }>(
  wanted: number,
  { able, owners, onCall }: Reachable<P>,
): { step: number; people: readonly P[] } {
  if (wanted >= ownerStep) return { step: wanted, people: owners }
  for (let step = wanted; step < everyoneStep; step++) {
    const ids = onCall.filter(({ line }) => line === lines[step]).map(({ employee_id }) => employee_id)
    const people = able.filter(({ id }) => ids.includes(id))
    if (people.length > 0) return { step, people }
  }
  return { step: Math.max(wanted, everyoneStep), people: able }
}

/** When the step after this one is due. `due` is when this one was. */
export function nextStepAt(
  { step, due, now }: { step: number; due: Date; now: Date },
  rules: Pick<AlertRules, 'first_after_seconds' | 'then_after_seconds'>,
) {
  const from = now.getTime() - due.getTime() > missed ? now : due
  return new Date(from.getTime() + waitAfter(step, rules))
}

export type Addressee = {
  id: string
  email: string
  mobile: string
  /** Whether one of their devices shows notifications. */
  isNotifiable: boolean
  preferences: Preferences
}
export type PlannedDelivery = { employee_id: string; channel: Channel }

/**
 * How each is told. The bell always; email, text message and notification as they wish, and not in their quiet hours. Who is
 * on call is woken, and so is everyone where otherwise nobody at all would hear of it outside of the portal.
 */
export function planDeliveries(
  addressees: readonly Addressee[],
  onCall: readonly OnCall[],
  now: Date,
): PlannedDelivery[] {
  const awake = addressees.filter((one) => isAwake(one, onCall, now)).flatMap(waysOutside)
  const outside = awake.length > 0 ? awake : addressees.flatMap(waysOutside)
  return [...addressees.map(inPortal), ...outside]
}

/** Of what can wait: in the portal and on devices alone, and nobody is woken but whoever is on call. */
export function planQuietly(
  addressees: readonly Addressee[],
  onCall: readonly OnCall[],
  now: Date,
): PlannedDelivery[] {
  const notified = addressees.filter((one) => one.isNotifiable && isAwake(one, onCall, now))
  return [
    ...addressees.map(inPortal),
    ...notified.map(({ id }) => ({ employee_id: id, channel: 'push' as const })),
  ]
}

function isAwake({ id, preferences }: Addressee, onCall: readonly OnCall[], now: Date) {
  return onCall.some(({ employee_id }) => employee_id === id) || !isQuiet(preferences, now)
}

function inPortal({ id }: Addressee): PlannedDelivery {
  return { employee_id: id, channel: 'portal' }
}

function waysOutside({ id, email, mobile, isNotifiable, preferences }: Addressee): PlannedDelivery[] {
  const ways: PlannedDelivery[] = []
  if (email && preferences.alert_by_mail) ways.push({ employee_id: id, channel: 'mail' })
  if (mobile && preferences.alert_by_text) ways.push({ employee_id: id, channel: 'text' })
  if (isNotifiable) ways.push({ employee_id: id, channel: 'push' })
  return ways
}

function waitAfter(
  step: number,
  { first_after_seconds, then_after_seconds }: Pick<AlertRules, 'first_after_seconds' | 'then_after_seconds'>,
) {
  if (step === 0) return first_after_seconds * second
  if (step < everyoneStep) return (then_after_seconds - first_after_seconds) * second
  return step < ownerStep ? repeatEvery : ownerEvery
}
