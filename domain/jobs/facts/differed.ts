import * as z from 'zod'

const Priority = z.object({ priority: z.number(), reason: z.string() })
const Value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), Priority, z.null()])
/** What the merged job told of a fact, and what the kept one knew; null where it knew nothing. */
export const Differed = z.record(z.string(), z.object({ told: Value, kept: Value }))
export type Differed = z.output<typeof Differed>

/** The same as far as someone may read it. Who does not see the kept job reads nothing of that one. */
export const SeenDifferences = z.record(z.string(), z.object({ told: Value, kept: Value.optional() }))
export type SeenDifferences = z.output<typeof SeenDifferences>
