import { fieldRefusal, Refusal } from '#platform/refusal.ts'
import { stateNames } from '#domain/areas/areas.ts'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import type { NotDry } from '#domain/readings/dried/not-dry.server.ts'
import type { NewSubmission } from '#domain/submissions/submission.ts'
import { dryingCertificate, exceptionsField } from './gate-forms.ts'
import { notDryWords } from './not-dry-words.ts'

/** Refuses a form of another state than that of the loss. Where nobody entered the state, nothing speaks against it. */
export function requireState({ states }: FormDefinition, state: string | null): void {
  if (states.length === 0 || !state || states.some((each) => each === state)) return
  const [form, loss] = [states.map(stateName).join(' and '), stateName(state)]
  throw new Refusal(409, 'form-of-other-state', `This form is for ${form}. The loss is in ${loss}.`)
}

function stateName(state: string) {
  return state === 'OH' || state === 'PA' ? stateNames[state] : state
}

/** Whether it says that a house is dry, and names no exceptions. */
export function saysAllIsDry({ form, answers }: Pick<NewSubmission, 'form' | 'answers'>): boolean {
  return form === dryingCertificate && !namesExceptions(answers[exceptionsField])
}

/** What only looks like an answer, as a period, is none: an exception takes a word that can be read. */
export function namesExceptions(exceptions: unknown): boolean {
  return typeof exceptions === 'string' && exceptions.replaceAll(unreadable, '').length >= shortestException
}

/** Neither a letter nor a digit, or one that nobody sees. */
const unreadable = /[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/gu
const shortestException = 5

/** `isTold`: whether who sent it sees the readings. */
export function requireDry(counts: NotDry, isTold: boolean): void {
  if (counts.above + counts.unread === 0) return
  const what = isTold ? notDryWords(counts) : 'Some points aren’t dry'
  const sentence = `${what}. Enter the exceptions, or read these points again.`
  throw fieldRefusal(exceptionsField, sentence, { status: 409, code: 'points-not-dry' })
}
