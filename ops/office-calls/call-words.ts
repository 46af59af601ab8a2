import type { CallAlert } from '#domain/alerts/alert.ts'
import { isLate } from '#domain/sync/sync.ts'
import { officeCallWords } from '../desk/office-call-words.ts'
import { clockWords } from '../ui/clock.ts'
import type { Words } from '../words/en.ts'

/** Why the office is needed: the reason, and what was typed. */
export function reasonWords(
  { reason, detail }: Pick<CallAlert, 'reason' | 'detail'>,
  choices: Pick<Words['choices'], 'officeReason'>,
) {
  return officeCallWords({ reason: reason ?? 'other', detail }, choices)
}

/** Whose request it is, and where. */
export function whereWords(
  { customer, town }: Pick<CallAlert, 'customer' | 'town'>,
  { name }: Pick<Words['choices'], 'name'>,
) {
  return [name(customer), town].filter(Boolean).join(', ')
}

/** When it was tapped and when the server learned of it, where that was long after. */
export function tappedWords(
  { at, received_at }: Pick<CallAlert, 'at' | 'received_at'>,
  now: Date,
  { calls, locale }: Pick<Words, 'calls' | 'locale'>,
) {
  const [tapped, received] = [new Date(at), new Date(received_at)]
  const clock = (moment: Date) => clockWords(moment, now, locale)
  return isLate(tapped, received) ? calls.tapped(clock(tapped), clock(received)) : ''
}

/** Who is on it, since when, and what they answered, in lines. */
export function takenLines(
  call: Pick<CallAlert, 'taken_by' | 'taken_at' | 'answer' | 'answered_by' | 'answered_at'>,
  { me, now }: { me: string | undefined; now: Date },
  { calls, locale }: Pick<Words, 'calls' | 'locale'>,
) {
  const { taken_by, taken_at, answer, answered_by, answered_at } = call
  if (!taken_by || !taken_at) return []
  const clock = (time: string) => clockWords(new Date(time), now, locale)
  const on = taken_by === me ? calls.youAreOn(clock(taken_at)) : calls.isOn(taken_by, clock(taken_at))
  if (!answer || !answered_by || !answered_at) return [on]
  return [on, `“${answer}” ${calls.saidBy(answered_by, clock(answered_at))}`]
}
