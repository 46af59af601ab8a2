import * as z from 'zod'

/** What a check of the evidence of a job says. `head` is the hash of the last record that fits: stored elsewhere, it shows later whether any was cut off. */
export const JobEvidence = z.object({
  linked: z.int(),
  head: z.string().nullable(),
  broken: z.object({ position: z.int(), problem: z.enum(['missing', 'changed']) }).nullable(),
})
export type JobEvidence = z.output<typeof JobEvidence>
