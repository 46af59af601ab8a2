import type * as z from 'zod'
import type { Json } from '#platform/canonical-json.ts'
import { isSameJson } from '#platform/same-json.ts'
import { answerOf, cellOf } from '#domain/forms/answers/answer-of-field.ts'
import { answersSchema } from '#domain/forms/answers/answers-schema.ts'
import { hasTooMuchInk } from '#domain/forms/answers/ink.ts'
import { missingAnswers } from '#domain/forms/answers/missing.ts'
import { pathOf } from '#domain/forms/answers/path.ts'
import { withRowFormulas } from '#domain/forms/answers/row-formulas.ts'
import { rowsOf } from '#domain/forms/answers/rows.ts'
import type { Column } from '#domain/forms/definition/columns.ts'
import { fieldsOf, type FormDefinition } from '#domain/forms/definition/definition.ts'
import type { Field } from '#domain/forms/definition/field.ts'
import { photosNamed } from './photos-named.ts'
import type { NewSubmission } from './submission.ts'

export type AnswerFaults = Record<string, string[]>

const whyMissing = {
  answer: 'Answer this first.',
  photos: 'Add the photos first.',
  rows: 'Add a row first.',
  cells: 'Fill in every row first.',
  refused: 'Check this answer.',
} as const

/**
 * What keeps a filled form from being taken, in sentences by field; null where nothing does. It runs on the phone before it freezes the
 * form, and again where it is received.
 */
export function answerFaults(
  form: FormDefinition,
  { answers, blobs }: Pick<NewSubmission, 'answers' | 'blobs'>,
): AnswerFaults | null {
  const read = answersSchema(form).safeParse(answers)
  if (!read.success) return faultsOf(read.error.issues)
  const faults: AnswerFaults = Object.fromEntries([
    ...missingAnswers(form, answers).map(({ field, why }) => [field, [whyMissing[why]]] as const),
    ...differing(form, answers).map(
      (field) => [field, ['This isn’t what the form counts. Open it again.']] as const,
    ),
  ])
  // What the schema cleans, a phone cleans before it freezes the form: what is signed is what is kept.
  if (!isSameJson(read.data, answers)) faults['answers'] = ['Remove the unreadable characters.']
  if (hasTooMuchInk(answers))
    faults['answers'] = ['Use fewer strokes. This form has more ink than its paper can show.']
  const [named, sent] = [photosNamed(answers), new Set(blobs)]
  if (named.some((sha256) => !sent.has(sha256)) || sent.size !== new Set(named).size)
    faults['blobs'] = ['Name every photo of the answers, and no other.']
  return Object.keys(faults).length > 0 ? faults : null
}

/** The fields for which something else was sent than is counted: for what isn't shown, and for cells, too. */
function differing(form: FormDefinition, answers: Readonly<Record<string, Json>>) {
  const path = pathOf(form, answers)
  const isSame = (field: Field) => {
    const answer = answers[field.id]
    if (field.type === 'calculated') return answer === asStored(answerOf(field), path.valueOf(field.id))
    return field.type !== 'table' || hasSameCells(field.columns, answer)
  }
  return fieldsOf(form).flatMap((field) => (isSame(field) ? [] : [field.id]))
}

function hasSameCells(columns: readonly Column[], answer: Json | undefined) {
  const sent = rowsOf(answer)
  const counted = rowsOf(withRowFormulas(columns, answer))
  const ofFormula = columns.filter(({ type }) => type === 'calculated')
  return sent.every(({ cells }, nth) =>
    ofFormula.every(
      (column) => cells[column.id] === asStored(cellOf(column), counted[nth]?.cells[column.id]),
    ),
  )
}

/** What was counted, cleaned as a phone cleans it before it freezes the form. */
function asStored(type: z.ZodType, counted: unknown) {
  return counted === undefined ? undefined : type.safeParse(counted).data
}

type Issue = { path: readonly PropertyKey[]; message: string; code: string; keys?: readonly string[] }

function faultsOf(issues: readonly Issue[]): AnswerFaults {
  const faults: AnswerFaults = {}
  for (const { path, message, keys } of issues)
    for (const field of keys && path.length === 0 ? keys : [String(path[0] ?? 'answers')])
      faults[field] = [keys && path.length === 0 ? 'This form doesn’t ask that.' : message]
  return faults
}
