import * as z from 'zod'

/** How a copy reaches whoever signed: the first three by somebody of the company, the last by themselves. */
export const givenWays = ['paper', 'email', 'text', 'download'] as const

/** That whoever signed a form got their copy. `by` is null where it went out by itself, or they took it themselves. */
export const CopyGiven = z.object({
  way: z.enum(givenWays),
  at: z.iso.datetime(),
  by: z.string().nullable(),
})
export type CopyGiven = z.output<typeof CopyGiven>

/** What somebody of the company says of a copy; `given` false takes back what was marked by mistake. */
export const CopyMark = z.object({
  way: z.enum(['paper', 'email', 'text'], 'Choose how the copy was given.'),
  given: z.boolean('Say whether the copy was given.'),
})
export type CopyMark = z.output<typeof CopyMark>
