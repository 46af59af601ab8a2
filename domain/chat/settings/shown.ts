import * as z from 'zod'

/** On which pages the chat stands, and whether it answers by itself. */
export const Shown = z.strictObject({
  home: z.boolean(),
  services: z.boolean(),
  trauma: z.boolean(),
  areas: z.boolean(),
  questions: z.boolean(),
  contact: z.boolean(),
  others: z.boolean(),
  /** Quotes of our pages. A danger is told of in any case. */
  answers: z.boolean(),
})
export type Shown = z.output<typeof Shown>

export const firstShown: Shown = {
  home: true,
  services: true,
  trauma: true,
  areas: true,
  questions: true,
  contact: true,
  others: true,
  answers: true,
}
