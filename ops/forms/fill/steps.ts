import { isAnswered } from '#domain/forms/definition/condition.ts'
import type { FormDefinition, Section } from '#domain/forms/definition/definition.ts'
import { isQuestion, type Field } from '#domain/forms/definition/field.ts'
import type { Path } from '#domain/forms/answers/path.ts'

/** Where someone stands in a form: at a field, or at its end. */
export type At = string
export const atEnd: At = '*end'

/** What is asked or read one after the other. What was counted is not, nor what the job says, or needn’t say. */
export function stepsOf(path: Path): readonly Field[] {
  return path.shown.filter((field) => {
    if (field.type === 'calculated') return false
    const flowsIn = isQuestion(field) && field.fact !== undefined
    return !flowsIn || (field.need === 'always' && !isAnswered(path.valueOf(field.id)))
  })
}

/** The first question that is open; the end where none is. */
export function firstOpen(path: Path): At {
  const open = stepsOf(path).find((field) => isQuestion(field) && !isAnswered(path.valueOf(field.id)))
  return open?.id ?? atEnd
}

/** The next step after a field, whether or not that is a step itself. */
export function stepAfter(path: Path, at: At): At {
  const place = path.shown.findIndex(({ id }) => id === at)
  const later = new Set(path.shown.slice(place + 1).map(({ id }) => id))
  return stepsOf(path).find(({ id }) => later.has(id))?.id ?? atEnd
}

/** The one before; null at the beginning. */
export function stepBefore(path: Path, at: At): At | null {
  const place = at === atEnd ? path.shown.length : path.shown.findIndex(({ id }) => id === at)
  const earlier = new Set(path.shown.slice(0, Math.max(place, 0)).map(({ id }) => id))
  return stepsOf(path).findLast(({ id }) => earlier.has(id))?.id ?? null
}

export type SectionProgress = { section: Section; all: number; done: number; isHere: boolean; first: At }

/** How far each section is that is shown, by the questions in it. */
export function progressOf(form: FormDefinition, path: Path, at: At): SectionProgress[] {
  return form.sections.flatMap((section) => {
    const shown = section.fields.filter(({ id }) => path.isShown(id))
    if (shown.length === 0) return []
    const asked = shown.filter(isQuestion)
    const done = asked.filter(({ id }) => isAnswered(path.valueOf(id))).length
    const isHere = shown.some(({ id }) => id === at)
    const open = asked.find(({ id }) => !isAnswered(path.valueOf(id)))
    return [{ section, all: asked.length, done, isHere, first: (open ?? shown[0])?.id ?? atEnd }]
  })
}
