import type { JobFacts } from './facts/facts.ts'
import { dangerRows } from './read-aloud/danger-rows.ts'
import { lossRows } from './read-aloud/loss-rows.ts'
import type { ReadAloud } from './read-aloud/row.ts'

/**
 * The one table of sentences, the most dangerous first: the first row that fits is read. Change a sentence only after reading its
 * rules; two readers judge it before it goes out.
 */
export const readAloudTable: readonly ReadAloud[] = [...dangerRows, ...lossRows]

/** The sentence for what is known so far. */
export function readAloudFor(facts: JobFacts): ReadAloud {
  const fits = readAloudTable.find(({ when }) => when(facts))
  if (!fits) throw new Error('The last row of the table fits everything')
  return fits
}

/** Someone may be hurt while nobody reads it: it must not be out of sight. */
export function isOfDanger({ key }: Pick<ReadAloud, 'key'>) {
  return dangerRows.some((row) => row.key === key)
}

/** "Because power is near the water and the water is still running." */
export function becauseWords({ because }: Pick<ReadAloud, 'because'>) {
  return because.length === 0 ? '' : `Because ${because.join(' and ')}.`
}
