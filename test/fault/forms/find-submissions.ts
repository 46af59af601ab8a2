import { canonicalJson } from '#platform/canonical-json.ts'
import { freeze } from '#domain/submissions/frozen.ts'
import { NewSubmission, type Submission, type SubmissionRow } from '#domain/submissions/submission.ts'
import type { Problems } from '../findings.ts'
import type { FormLedger } from './phone.ts'

type Kept = Pick<
  Submission,
  'id' | 'form' | 'version' | 'language' | 'answers' | 'blobs' | 'sha256' | 'received_at'
>

export function findLostForms(
  { received }: FormLedger,
  rows: readonly Pick<SubmissionRow, 'id'>[],
): Problems {
  const there = new Set(rows.map(({ id }) => id))
  return [...received.keys()].filter((id) => !there.has(id)).map((id) => `${id} is lost`)
}

/** More than once in the list, or there though no phone sent it. */
export function findDoubledForms({ sent }: FormLedger, rows: readonly Pick<SubmissionRow, 'id'>[]): Problems {
  const times = Map.groupBy(rows, ({ id }) => id)
  return [...times].flatMap(([id, all]) => {
    if (all.length > 1) return [`${id} is there ${all.length} times`]
    return sent.has(id) ? [] : [`nobody sent ${id}`]
  })
}

/** What is kept, frozen again, must have the hash that the phone has, and the receipt, and the same answers. */
export async function findOtherBytes(
  { sent, received }: FormLedger,
  kept: readonly Kept[],
): Promise<Problems> {
  const problems = await Promise.all(
    kept.map(async ({ id, form, version, language, answers, blobs, sha256, received_at }) => {
      const was = sent.get(id)
      if (!was) return []
      const again = await freeze(NewSubmission.parse({ form, version, language, answers, blobs }))
      const receipt = received.get(id)
      return [
        again.body === was.body ? [] : [`${id} is kept with other answers`],
        again.sha256 === was.sha256 && sha256 === was.sha256 ? [] : [`${id} is kept under another hash`],
        !receipt || canonicalJson({ ...receipt }) === canonicalJson({ id, sha256, received_at })
          ? []
          : [`${id} has another receipt than the one that was given`],
      ].flat()
    }),
  )
  return problems.flat()
}
