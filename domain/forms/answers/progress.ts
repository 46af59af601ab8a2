import { holds } from '../definition/condition.ts'
import type { FormDefinition } from '../definition/definition.ts'
import { isQuestion } from '../definition/field.ts'
import { missingAnswers } from './missing.ts'
import { pathOf, type Answers } from './path.ts'

export type Progress = {
  answered: number
  of: number
  /** Nothing is left but signatures. */
  isReadyToSign: boolean
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
  const isReadyToSign = [...missing].every((id) =>
    isSigned(path.shown.find((field) => field.id === id)?.type),
  )
  return { answered: needed.length - left.length, of: needed.length, isReadyToSign }
}

function isSigned(type: string | undefined) {
  return type === 'signature' || type === 'initials'
}
