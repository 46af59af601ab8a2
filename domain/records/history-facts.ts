import * as z from 'zod'
import { notApplicable } from '#domain/drying/chart.ts'
import { SeenDifferences } from '#domain/jobs/facts/differed.ts'

/** What the words of a history line say beside names, for those who write the line in another language. */
export const HistoryFacts = z
  .object({
    from: z.string(),
    to: z.string().nullable(),
    visit: z.object({ on: z.string(), from: z.string(), to: z.string() }).nullable(),
    changed: z.array(z.string()),
    is_override: z.boolean(),
    is_again: z.boolean(),
    type: z.string(),
    category: z.int(),
    why: z.string(),
    outcome: z.string(),
    kind: z.string(),
    unit: z.string(),
    at: z.iso.datetime(),
    dispatch: z.string(),
    channel: z.string(),
    in_digest: z.boolean(),
    step: z.int(),
    reason: z.string(),
    sentence: z.string(),
    state: z.string(),
    recommended: z.union([z.int(), z.literal(notApplicable)]),
    placed: z.int(),
    call_id: z.string(),
    /** The number of the job whose access code it is, where that is another one. */
    code_of: z.string(),
    fields: z.array(z.string()),
    facts: z.array(z.string()),
    typed: z.record(z.string(), z.string()),
    differed: SeenDifferences,
    choices: z.record(z.string(), z.string().nullable()),
  })
  .partial()
export type HistoryFacts = z.output<typeof HistoryFacts>
