import { fieldsOf, type FormDefinition } from '../definition/definition.ts'
import type { Answers } from '../answers/path.ts'

/** The day of a form itself, as every form begins with it. */
const ownDay = 'form_date'
const lastDay = /^last_day_to_cancel\(\s*([a-z][a-z0-9_]*)\s*\)$/

/** The date from which a form counts the days to cancel; null where it counts none. */
export function dayCountedFrom(form: FormDefinition): string | null {
  for (const field of fieldsOf(form)) {
    const from = field.type === 'calculated' ? lastDay.exec(field.formula.trim())?.[1] : undefined
    if (from) return from
  }
  return null
}

type Draft = { id: string; form: FormDefinition; answers: Answers; isSigned: boolean }
export type DayToChange = { id: string; field: string; on: string }

/**
 * What changes in the forms of a job when they are signed on another day than the one on which they were filled in: the agreement
 * bears the day of signing, and whatever else counts from its day follows. What was signed stays as it was signed.
 */
export function daysToChange(drafts: readonly Draft[], today: string): DayToChange[] {
  const counted = drafts.flatMap((draft) => {
    const field = dayCountedFrom(draft.form)
    return field === null ? [] : [{ ...draft, field, on: draft.answers[field] }]
  })
  const agreements = counted.filter(({ field, isSigned }) => field === ownDay && !isSigned)
  const before = new Set(agreements.map(({ on }) => on))
  const following = counted.filter(
    ({ field, isSigned, on }) =>
      field !== ownDay && !isSigned && (before.has(on) || (on === undefined && agreements.length > 0)),
  )
  return [...agreements, ...following]
    .filter(({ on }) => on !== today)
    .map(({ id, field }) => ({ id, field, on: today }))
}
