import { holds, isAnswered } from '../definition/condition.ts'
import type { FormDefinition } from '../definition/definition.ts'
import type { Field } from '../definition/field.ts'
import { decidingFields, isOfCustomer, notOwed } from '../answers/declining.ts'
import { onSheet } from '../answers/on-sheet.ts'
import { missingAnswers, type Missing } from '../answers/missing.ts'
import { pathOf, type Answers } from '../answers/path.ts'

type Of<Type extends Field['type']> = Extract<Field, { type: Type }>

/** What the person to whom a phone is handed does with a form, in its order. */
export type ToSign = {
  /** What they decide themselves, because what they write or sign depends on it. */
  decisions: readonly Of<'choice'>[]
  statements: readonly Of<'handwriting'>[]
  initials: readonly Of<'initials'>[]
  signatures: readonly Of<'signature'>[]
  /** What is not answered yet and is no part of signing: somebody of the company answers it first. */
  missing: readonly Missing[]
  /** Whether nothing is left to decide, write or sign. */
  isDone: boolean
}

/** Null where nobody signs the form on a phone that is handed to them. Signatures that nobody needs are not asked for. */
export function toSign(form: FormDefinition, answers: Answers): ToSign | null {
  const path = pathOf(form, answers)
  const isNeeded = (field: Of<'signature' | 'initials' | 'handwriting'>) =>
    field.need === 'always' || (field.need !== undefined && holds(field.need, path.valueOf))
  const [deciding, isNotOwed] = [decidingFields(form), notOwed(form, path)]
  const signatures = path.shown
    .filter(isType('signature'))
    .filter((each) => isOfCustomer(each) && isNeeded(each))
  if (signatures.length === 0) return null
  const decisions = path.shown.filter(isType('choice')).filter(({ id }) => deciding.has(id))
  const isOnSheet = onSheet(path)
  const statements = path.shown.filter(isType('handwriting')).filter((each) => !isOnSheet(each))
  const initials = path.shown
    .filter(isType('initials'))
    .filter((each) => isOfCustomer(each) && isNeeded(each) && !isOnSheet(each))
  const own = [...decisions, ...statements.filter(isNeeded), ...initials, ...signatures]
  const later = new Set([...own, ...path.shown.filter(isType('signature'))].map(({ id }) => id))
  return {
    decisions,
    statements,
    initials,
    signatures,
    missing: missingAnswers(form, answers).filter(({ field }) => !later.has(field)),
    isDone: own.every((field) => isAnswered(path.valueOf(field.id)) || isNotOwed(field)),
  }
}

/**
 * Whether a field is asked where the phone is handed over, and not where the form is filled in. What nobody needs to sign is asked
 * with everything else: an adjuster, if there is one.
 */
export function isForHandOver(form: FormDefinition, field: Field): boolean {
  if (field.type === 'handwriting') return true
  if (field.type === 'choice') return decidingFields(form).has(field.id)
  if (field.type !== 'signature' && field.type !== 'initials') return false
  return isOfCustomer(field) && field.need !== undefined
}

function isType<Type extends Field['type']>(type: Type) {
  return (field: Field): field is Of<Type> => field.type === type
}
