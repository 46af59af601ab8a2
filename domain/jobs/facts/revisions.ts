import * as z from 'zod'

/** The revision of a job in which each of its facts was last changed. */
export const Revisions = z.record(z.string(), z.int())
export type Revisions = z.output<typeof Revisions>
