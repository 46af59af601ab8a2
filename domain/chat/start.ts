import * as z from 'zod'
import { FactName } from './facts/told-facts.ts'

const Words = z.object({ en: z.string(), es: z.string() })
const Head = z.object({ title: z.string(), line: z.string() })

/** What the chat shows when it opens, before anything is written. */
export const ChatStart = z.object({
  /** The company’s phone number. */
  phone: z.string(),
  /** Whose turn it is to be alerted, by name; null where nobody is planned, and everyone is. */
  on_call: z.string().nullable(),
  /** What stands at its top. */
  head: z.object({ en: Head, es: Head }),
  questions: z.array(
    z.object({
      fact: FactName,
      question: Words,
      chips: z.array(z.object({ value: z.string(), label: Words })),
      is_several: z.boolean(),
      /** The losses that it is asked of; null: of all. */
      of: z.array(z.string()).nullable(),
    }),
  ),
})
export type ChatStart = z.output<typeof ChatStart>
