import * as z from 'zod'
import { isFiller } from '#domain/file-audit/filler.ts'
import { values } from '#platform/choices.ts'
import {
  deviationReasons,
  usualReasons,
  type DeviationReason,
} from '#domain/readings/deviations/deviation-choices.ts'
import { moreThanRecommended, type Counts } from '#domain/readings/deviations/explained.ts'
import type { DeviationWords } from '../../words/en-deviation.ts'

/** The form in which someone says why the equipment differs. */
export const StoredDeviation = z
  .object({ reason: z.enum(values(deviationReasons)).or(z.literal('')), note: z.string() })
  .partial()
export type DeviationDraft = { reason: DeviationReason | ''; note: string }
export const emptyDeviation: DeviationDraft = { reason: '', note: '' }

/** The usual reasons for fewer machines, or for more. */
export function reasonsFor(counts: Counts): readonly DeviationReason[] {
  return usualReasons[moreThanRecommended(counts) < 0 ? 'fewer' : 'more']
}

type Faults = { reason?: string; note?: string }

/** What the form says, or what is missing. */
export function deviationOf(
  { reason, note: typed }: DeviationDraft,
  words: Pick<DeviationWords, 'noReason' | 'noNote'>,
): { said: { reason: DeviationReason; note: string } | null; faults: Faults } {
  const note = typed.trim()
  if (reason === '') return { said: null, faults: { reason: words.noReason } }
  if (reason === 'other' && isFiller(note)) return { said: null, faults: { note: words.noNote } }
  return { said: { reason, note }, faults: {} }
}
