import { saidOf } from './changed-words.ts'
import type { SeenDifferences } from './differed.ts'
import { factLabel } from './fact-words.ts'

type Numbers = { from: string; to: string }

/**
 * "MR-2611-002 said gas smell: Yes (MR-2611-001: No); carrier (see MR-2611-002)": those of the claim are only named. What the kept job
 * said is left out for who may not read it.
 */
export function differedWords(
  names: readonly string[],
  differed: SeenDifferences,
  { from, to }: Numbers,
): string {
  const said = names.map((name) => {
    const both = differed[name]
    if (!both) return `${factLabel(name)} (see ${from})`
    const told = `${factLabel(name)}: ${saidOf(name, both.told)}`
    return both.kept === undefined ? told : `${told} (${to}: ${saidOf(name, both.kept)})`
  })
  return `${from} said ${said.join('; ')}`
}
