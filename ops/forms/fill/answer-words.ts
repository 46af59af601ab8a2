import { isAnswered } from '#domain/forms/definition/condition.ts'
import type { Field } from '#domain/forms/definition/field.ts'
import { rowsOf } from '#domain/forms/answers/rows.ts'
import { Signed } from '#domain/forms/answers/signed.ts'
import type { Language } from '#domain/preferences/language.ts'
import { valueWords } from '#domain/submissions/paper/value-words.ts'
import type { FillWords } from '../../words/en-fill.ts'

/** What was answered, in a line of the paper; empty where nothing is. */
export function answerWords(
  field: Field,
  answer: unknown,
  { words, language }: { words: FillWords; language: Language },
): string {
  if (!isAnswered(answer)) return ''
  switch (field.type) {
    case 'photos':
      return words.photos(Array.isArray(answer) ? answer.length : 0, 0)
    case 'table':
      return words.rows(rowsOf(answer).length)
    case 'signature':
      return Signed.safeParse(answer).data?.name ?? '✓'
    case 'initials':
    case 'handwriting':
    case 'sketch':
      return '✓'
    default:
      return valueWords(field, answer, language)
  }
}
