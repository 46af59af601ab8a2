import type { Json } from '#platform/canonical-json.ts'
import { fieldsOf, type FormDefinition } from '../definition/definition.ts'
import { holds, isAnswered } from '../definition/condition.ts'
import { isQuestion, type Field } from '../definition/field.ts'
import type { FactValues } from '../facts/fact-values.ts'
import { answerOf } from './answer-of-field.ts'
import { linkedRows, type RowsOfJob } from './linked-rows.ts'
import { pathOf } from './path.ts'

type Given = Readonly<Record<string, Json>>

/**
 * The answers with what flows in and what is preset, where the person answered nothing else. A fact flows in also where it isn’t shown
 * yet; a preset counts only where its field is on the path, and can put another one on it.
 */
export function filledAnswers(form: FormDefinition, given: Given, facts: FactValues): Given {
  const linked = Object.entries(linkedAnswers(form, facts)).filter(([field]) => !Object.hasOwn(given, field))
  let filled: Given = { ...Object.fromEntries(linked), ...given }
  for (const _ of fieldsOf(form)) {
    const preset = presetAnswers(form, filled)
    if (Object.keys(preset).length === 0) break
    filled = { ...filled, ...preset }
  }
  return filled
}

/** By field, what the job and the moment say of it, as far as the field takes it for an answer. */
export function linkedAnswers(form: FormDefinition, facts: FactValues, rows: RowsOfJob = {}): Given {
  const linked = fieldsOf(form).flatMap((field) => {
    const value = linkedAnswer(field, facts, rows)
    const fits = value !== undefined && answerOf(field).safeParse(value).success
    return fits ? [[field.id, value] as const] : []
  })
  return Object.fromEntries(linked)
}

function linkedAnswer(field: Field, facts: FactValues, rows: RowsOfJob): Json | undefined {
  if (field.type === 'table') return linkedRows(field, rows)
  return isQuestion(field) && field.fact ? facts[field.fact] : undefined
}

function presetAnswers(form: FormDefinition, answers: Given): Given {
  const path = pathOf(form, answers)
  const preset = path.shown.flatMap((field) => {
    if (!isQuestion(field) || !field.preset || isAnswered(answers[field.id])) return []
    return holds(field.preset.when, path.valueOf) ? [[field.id, field.preset.value] as const] : []
  })
  return Object.fromEntries(preset)
}
