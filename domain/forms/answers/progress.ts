import { holds } from '../definition/condition.ts'
import type { FormDefinition } from '../definition/definition.ts'
import { isQuestion } from '../definition/field.ts'
import { isForHandOver, toSign } from '../signing/to-sign.ts'
import { missingAnswers } from './missing.ts'
import { pathOf, type Answers } from './path.ts'

export type Progress = {
  answered: number
  of: number
  /** Nothing is left but signatures, and what whoever signs decides and writes. */
  isReadyToSign: boolean
  /** Of a form that someone signs on a phone that is handed to them: whether it is filled in for that, and whether they did. */
  hand: 'none' | 'not_ready' | 'ready' | 'done'
  /** Every answer and every signature that it needs is there. */
  isComplete: boolean
}

/** How many of the answers that a form needs are there. What isn't shown counts for nothing. */
export function progressOf(form: FormDefinition, answers: Answers): Progress {
  const path = pathOf(form, answers)
  const needed = path.shown.filter(
    (field) =>
      isQuestion(field) &&
      (field.need === 'always' || (field.need !== undefined && holds(field.need, path.valueOf))),
  )
  const missing = new Set(missingAnswers(form, answers).map(({ field }) => field))
  const left = needed.filter(({ id }) => missing.has(id))
  const isReadyToSign = path.shown.every(
    (field) => !missing.has(field.id) || isSigned(field.type) || isForHandOver(form, field),
  )
  return {
    answered: needed.length - left.length,
    of: needed.length,
    isReadyToSign,
    hand: handOf(form, answers),
    isComplete: missing.size === 0,
  }
}

function handOf(form: FormDefinition, answers: Answers): Progress['hand'] {
  const asked = toSign(form, answers)
  if (!asked) return 'none'
  if (asked.isDone) return 'done'
  return asked.missing.length === 0 ? 'ready' : 'not_ready'
}

function isSigned(type: string) {
  return type === 'signature' || type === 'initials'
}
