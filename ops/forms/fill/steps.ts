import { holds, isAnswered } from '#domain/forms/definition/condition.ts'
import type { FormDefinition, Section } from '#domain/forms/definition/definition.ts'
import { isQuestion, type Field } from '#domain/forms/definition/field.ts'
import { missingAnswers } from '#domain/forms/answers/missing.ts'
import { filledAnswers } from '#domain/forms/answers/filled.ts'
import { pathOf, type Answers, type Path } from '#domain/forms/answers/path.ts'
import { missingToSign } from '#domain/forms/signing/signed-so-far.ts'
import { isForHandOver } from '#domain/forms/signing/to-sign.ts'
import type { Json } from '#platform/canonical-json.ts'
import { isLeftBlank } from '#domain/packets/gate-forms.ts'

/** Where someone stands in a form: at a field, or at its end. */
export type At = string
export const atEnd: At = '*end'

/**
 * What whoever fills a form in needn’t come to on the way: what the customer decides, writes and signs when the phone is handed to
 * them, and the texts that they then read to the end before they sign. Of a form that is not handed over nothing is left out.
 */
export function leftToHandOver(form: FormDefinition, path: Path): ReadonlySet<string> {
  const isHandedOver = path.shown.some((field) => field.type === 'signature' && isForHandOver(form, field))
  if (!isHandedOver) return none
  const left = path.shown.filter(
    (field) => field.type === 'legal' || field.type === 'info' || isForHandOver(form, field),
  )
  return new Set(left.map(({ id }) => id))
}

const none: ReadonlySet<string> = new Set()

/**
 * What is asked or read one after the other. What was counted is not, nor what the job says, or needn’t say, nor what is printed blank
 * with the notice of cancellation.
 */
export function stepsOf(path: Path, left: ReadonlySet<string> = none): readonly Field[] {
  return path.shown.filter((field) => {
    if (field.type === 'calculated' || isLeftBlank(field) || left.has(field.id) || isAskedLast(field, path))
      return false
    const flowsIn = isQuestion(field) && field.fact !== undefined
    return !flowsIn || (field.need === 'always' && !isAnswered(path.valueOf(field.id)))
  })
}

type Begun = {
  answers: Answers
  /** Where the office asks for a fix. */
  asked: string | null
  /** Nobody answered anything yet. */
  isFresh: boolean
}

/** A form that the office wants fixed opens at the field that it named, and a fresh one at its first question that is open. */
export function beginsAt(form: FormDefinition, path: Path, { answers, asked, isFresh }: Begun): At {
  if (asked !== null && path.isShown(asked)) return asked
  if (!isFresh) return firstOpen(form, path, answers)
  const steps = stepsOf(path, leftToHandOver(form, path))
  return steps.find((field) => isQuestion(field) && !isAnswered(path.valueOf(field.id)))?.id ?? atEnd
}

/**
 * Where someone goes on: at the first answer that is missing, then at what the company signs. What others sign,
 * and what may stay open, is no place to begin.
 */
export function firstOpen(form: FormDefinition, path: Path, answers: Answers): At {
  const asked = new Set(stepsOf(path).map(({ id }) => id))
  const missing = missingAnswers(form, answers).filter(({ field }) => asked.has(field))
  const first = missingToSign(form, answers).find(({ field }) => asked.has(field))
  if (first) return first.field
  const handed = new Set(path.shown.filter((field) => isForHandOver(form, field)).map(({ id }) => id))
  return missing.find(({ field }) => !handed.has(field))?.field ?? atEnd
}

function isAskedLast(field: Field, path: Path) {
  const isNeeded = (need: Extract<Field, { type: 'date' }>['need']) =>
    need === 'always' || (need !== undefined && holds(need, path.valueOf))
  return isQuestion(field) && field.asked_last === true && !isNeeded(field.need)
}

/** What nobody was asked on the way and nobody answered: it may stay open. */
export function offeredAtEnd(path: Path): readonly Field[] {
  return path.shown.filter((field) => isAskedLast(field, path) && !isAnswered(path.valueOf(field.id)))
}

/** The next step after a field, whether or not that is a step itself. */
export function stepAfter(path: Path, at: At, left: ReadonlySet<string> = none): At {
  const place = path.shown.findIndex(({ id }) => id === at)
  const later = new Set(path.shown.slice(place + 1).map(({ id }) => id))
  return stepsOf(path, left).find(({ id }) => later.has(id))?.id ?? atEnd
}

/** Where a choice leads: past the field, on the path that the choice makes. */
export function afterChoice(
  form: FormDefinition,
  answers: Readonly<Record<string, Json>>,
  { field, answer }: { field: string; answer: Json },
): At {
  const path = pathOf(form, filledAnswers(form, { ...answers, [field]: answer }, {}))
  return stepAfter(path, field, leftToHandOver(form, path))
}

/** The one before; null at the beginning. */
export function stepBefore(path: Path, at: At, left: ReadonlySet<string> = none): At | null {
  const place = at === atEnd ? path.shown.length : path.shown.findIndex(({ id }) => id === at)
  const earlier = new Set(path.shown.slice(0, Math.max(place, 0)).map(({ id }) => id))
  return stepsOf(path, left).findLast(({ id }) => earlier.has(id))?.id ?? null
}

export type SectionProgress = { section: Section; all: number; done: number; isHere: boolean; first: At }

/** How far each section is that is shown, by the questions in it. */
export function progressOf(form: FormDefinition, path: Path, at: At): SectionProgress[] {
  return form.sections.flatMap((section) => {
    const shown = section.fields.filter(({ id }) => path.isShown(id))
    if (shown.every(isLeftBlank)) return []
    const asked = shown.filter((field) => isQuestion(field) && !isLeftBlank(field))
    const done = asked.filter(({ id }) => isAnswered(path.valueOf(id))).length
    const isHere = shown.some(({ id }) => id === at)
    const open = asked.find(({ id }) => !isAnswered(path.valueOf(id)))
    return [{ section, all: asked.length, done, isHere, first: (open ?? shown[0])?.id ?? atEnd }]
  })
}
