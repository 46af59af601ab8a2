import type { Json } from '#platform/canonical-json.ts'
import { isSameJson } from '#platform/same-json.ts'
import { answersSchema } from '#domain/forms/answers/answers-schema.ts'
import { missingAnswers } from '#domain/forms/answers/missing.ts'
import { pathOf } from '#domain/forms/answers/path.ts'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import { photosNamed } from './photos-named.ts'
import type { NewSubmission } from './submission.ts'

export type AnswerFaults = Record<string, string[]>

const whyMissing = {
  answer: 'Answer this first.',
  photos: 'Add the photos first.',
  rows: 'Add a row first.',
  cells: 'Fill in every row first.',
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
  const [named, sent] = [photosNamed(answers), new Set(blobs)]
  if (named.some((sha256) => !sent.has(sha256)) || sent.size !== new Set(named).size)
    faults['blobs'] = ['Name every photo of the answers, and no other.']
  return Object.keys(faults).length > 0 ? faults : null
}

/** The fields that are counted, and for which something else was sent. */
function differing(form: FormDefinition, answers: Readonly<Record<string, Json>>) {
  const path = pathOf(form, answers)
  const counted = path.shown.filter(({ type }) => type === 'calculated')
  return counted.map(({ id }) => id).filter((id) => answers[id] !== path.valueOf(id))
}

type Issue = { path: readonly PropertyKey[]; message: string; code: string; keys?: readonly string[] }

function faultsOf(issues: readonly Issue[]): AnswerFaults {
  const faults: AnswerFaults = {}
  for (const { path, message, keys } of issues)
    for (const field of keys && path.length === 0 ? keys : [String(path[0] ?? 'answers')])
      faults[field] = [keys && path.length === 0 ? 'This form doesn’t ask that.' : message]
  return faults
}
