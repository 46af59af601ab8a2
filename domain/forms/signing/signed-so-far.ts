import { isAnswered } from '../definition/condition.ts'
import type { FormDefinition } from '../definition/definition.ts'
import type { Field } from '../definition/field.ts'
import { missingAnswers, type Missing } from '../answers/missing.ts'
import { pathOf, type Answers } from '../answers/path.ts'
import { isOfCustomer } from '../answers/declining.ts'
import { isForHandOver } from './to-sign.ts'

type Given = { field: string; name: string }

/** Who has signed what a form says: a later change of it takes these signatures away. */
type SignedSoFar = { company: readonly Given[]; others: readonly Given[] }

export function signedSoFar(form: FormDefinition, answers: Answers): SignedSoFar {
  const given = pathOf(form, answers).shown.flatMap((field) =>
    (field.type === 'signature' || field.type === 'initials') && isAnswered(answers[field.id])
      ? [{ field: field.id, name: nameIn(answers[field.id]), isOther: isOfCustomer(field) }]
      : [],
  )
  const of = (others: boolean) =>
    given.filter(({ isOther }) => isOther === others).map(({ field, name }) => ({ field, name }))
  return { company: of(false), others: of(true) }
}

/** Whether a signature covers what a field says. What is written by hand is itself a kind of signature. */
export function isCovered({ type }: Field) {
  return type !== 'signature' && type !== 'initials' && type !== 'handwriting'
}

/** What has to be answered before the company signs: everything but what others sign, write and decide themselves. */
export function missingToSign(form: FormDefinition, answers: Answers): Missing[] {
  const later = new Set(
    pathOf(form, answers)
      .shown.filter((field) => !isCovered(field) || isForHandOver(form, field))
      .map(({ id }) => id),
  )
  return missingAnswers(form, answers).filter(({ field }) => !later.has(field))
}

function nameIn(answer: unknown) {
  const isNamed = typeof answer === 'object' && answer !== null && 'name' in answer
  return isNamed && typeof answer.name === 'string' ? answer.name : ''
}
