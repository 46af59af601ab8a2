import { inLanguage } from '../definition/wording.ts'
import type { FormDefinition } from '../definition/definition.ts'
import { isAnswered } from '../definition/condition.ts'
import type { Field } from '../definition/field.ts'
import { pathOf, type Answers } from '../answers/path.ts'
import type { Language } from '#domain/preferences/language.ts'
import { valueWords } from '#domain/submissions/paper/value-words.ts'

const mostLines = 7

/** A line of what someone signs: what the form calls it, and what was chosen. */
export type SummaryLine = { label: string; words: string | null }

/**
 * What someone signs, in a few lines, and all of them the form’s own words: what was chosen, what it costs, and the texts that are
 * agreed to. Who and where is known to whoever signs; what else was typed stands in the whole text.
 */
export function summaryOf(form: FormDefinition, answers: Answers, language: Language): SummaryLine[] {
  const path = pathOf(form, answers)
  const lines = path.shown.flatMap((field) => {
    const line = lineOf(field, path.valueOf(field.id), language)
    return line ? [line] : []
  })
  return [
    ...lines.filter(({ words }) => words !== null),
    ...lines.filter(({ words }) => words === null),
  ].slice(0, mostLines)
}

function lineOf(field: Field, answer: unknown, language: Language): SummaryLine | null {
  const label = inLanguage(field.label, language)
  if (field.type === 'legal') return { label, words: null }
  if (field.type !== 'chips' && field.type !== 'choice' && field.type !== 'money') return null
  return isAnswered(answer) ? { label, words: valueWords(field, answer, language) } : null
}
