import { holds, isAnswered } from '../definition/condition.ts'
import type { FormDefinition } from '../definition/definition.ts'
import { isQuestion, type Field } from '../definition/field.ts'
import { answerFault } from './answer-fault.ts'
import { notOwed } from './declining.ts'
import { pathOf, type Answers, type Path } from './path.ts'
import { rowsOf } from './rows.ts'

export type Missing = { field: string; why: 'answer' | 'photos' | 'rows' | 'cells' | 'refused' }

/** What is still needed before the form can be submitted, in the order in which it is asked. What isn't shown is never needed. */
export function missingAnswers(form: FormDefinition, answers: Answers): Missing[] {
  const path = pathOf(form, answers)
  const isNotOwed = notOwed(form, path)
  return path.shown.flatMap((field) => {
    const why = isNotOwed(field) ? null : whyMissing(field, path)
    return why ? [{ field: field.id, why }] : []
  })
}

function whyMissing(field: Field, path: Path): Missing['why'] | null {
  if (!isQuestion(field)) return null
  const answer = path.valueOf(field.id)
  const isNeeded = field.need === 'always' || (field.need !== undefined && holds(field.need, path.valueOf))
  if (field.type === 'photos' && (isNeeded || isAnswered(answer)))
    return countOf(answer) < Math.max(field.least, isNeeded ? 1 : 0) ? 'photos' : null
  if (field.type === 'table') {
    if (rowsOf(answer).length < Math.max(field.least, isNeeded ? 1 : 0)) return 'rows'
    const columns = field.columns.filter(({ is_needed, type }) => is_needed && type !== 'calculated')
    const hasGap = rowsOf(answer).some(({ cells }) => columns.some(({ id }) => !isAnswered(cells[id])))
    return hasGap ? 'cells' : null
  }
  if (isNeeded && !isAnswered(answer)) return 'answer'
  // Before anyone signs: a change afterward would take their signature away.
  return answerFault(field, answer) === undefined ? null : 'refused'
}

function countOf(answer: unknown) {
  return Array.isArray(answer) ? answer.length : 0
}
