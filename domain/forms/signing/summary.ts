import { inLanguage } from '../definition/wording.ts'
import type { FormDefinition } from '../definition/definition.ts'
import { isAnswered } from '../definition/condition.ts'
import type { Field } from '../definition/field.ts'
import { pathOf, type Answers } from '../answers/path.ts'
import type { Language } from '#domain/preferences/language.ts'
import { valueWords } from '#domain/submissions/paper/value-words.ts'

const mostLines = 8

/** What someone signs in a few lines, each with what the form calls it and what was chosen, and the texts that are agreed to. */
export type Summary = { lines: { label: string; words: string }[]; texts: string[] }

/** What was chosen, what it costs, and what a choice names: the price list by which the work is billed. */
function isTold(field: Field) {
  switch (field.type) {
    case 'chips':
    case 'choice':
    case 'money':
      return true
    case 'short_text':
      return field.show_if !== undefined && field.need === 'always'
    default:
      return false
  }
}

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
    (field) => isTold(field) && !without.has(field.id) && isAnswered(path.valueOf(field.id)),
  )
  return {
    lines: chosen.slice(0, mostLines).map((field) => ({
      label: labelOf(field),
      words: valueWords(field, path.valueOf(field.id), language),
    })),
    texts: path.shown.filter(({ type }) => type === 'legal').map(labelOf),
  }
}
