import * as z from 'zod'
import { saidOf } from './changed-words.ts'
import { factLabel } from './fact-words.ts'

const Priority = z.object({ priority: z.number(), reason: z.string() })
const Value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), Priority, z.null()])
/** What the merged job told of a fact, and what the kept one knew; null where it knew nothing. */
export const Differed = z.record(z.string(), z.object({ told: Value, kept: Value }))
export type Differed = z.output<typeof Differed>

type Numbers = { from: string; to: string }

/** "MR-2611-002 said gas smell: Yes (MR-2611-001: No); carrier (see MR-2611-002)": those of the claim are only named. */
export function differedWords(names: readonly string[], differed: Differed, { from, to }: Numbers): string {
  const said = names.map((name) => {
    const both = differed[name]
    if (!both) return `${factLabel(name)} (see ${from})`
    return `${factLabel(name)}: ${saidOf(name, both.told)} (${to}: ${saidOf(name, both.kept)})`
  })
  return `${from} said ${said.join('; ')}`
}
