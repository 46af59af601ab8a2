import { inLanguage } from '../definition/wording.ts'
import type { FormDefinition } from '../definition/definition.ts'
import { isAnswered } from '../definition/condition.ts'
import type { Field } from '../definition/field.ts'
import { pathOf, type Answers } from '../answers/path.ts'
import type { Language } from '#domain/preferences/language.ts'
import { valueWords } from '#domain/submissions/paper/value-words.ts'

const mostLines = 6

/** What someone signs in a few lines, each with what the form calls it and what was chosen, and the texts that are agreed to. */
export type Summary = { lines: { label: string; words: string }[]; texts: string[] }

/**
 * All of it in the form’s own words. Who and where is known to whoever signs, and what they decide themselves stands below; what
 * else was typed stands in the whole text.
 */
export function summaryOf(
  form: FormDefinition,
  { answers, without }: { answers: Answers; without: ReadonlySet<string> },
  language: Language,
): Summary {
  const path = pathOf(form, answers)
  const labelOf = (field: Field) => inLanguage(field.label, language)
  const chosen = path.shown.filter(
    ({ id, type }) =>
      (type === 'chips' || type === 'choice' || type === 'money') &&
      !without.has(id) &&
      isAnswered(path.valueOf(id)),
  )
  return {
    lines: chosen.slice(0, mostLines).map((field) => ({
      label: labelOf(field),
      words: valueWords(field, path.valueOf(field.id), language),
    })),
    texts: path.shown.filter(({ type }) => type === 'legal').map(labelOf),
  }
}
