import * as z from 'zod'
import { ChatMessage } from '../chat.ts'

/** An answer that is being written, with the quote that is given where nothing comes of it. */
export const OwedAnswer = z.object({
  /** Of the message that it becomes. */
  id: z.uuid(),
  asked: z.enum(['en', 'es']),
  quote: z.object({
    text: z.string(),
    title: z.string(),
    path: z.string(),
    /** Absent only in what was owed before it was told. */
    language: z.enum(['en', 'es']).optional(),
    from_office: z.literal(true).optional(),
  }),
})
export type OwedAnswer = z.output<typeof OwedAnswer>

/** Of an answer as far as it is written. */
export const GrowingAnswer = ChatMessage.pick({ id: true, text: true, detail: true })
export type GrowingAnswer = z.output<typeof GrowingAnswer>

/** By whom visitors are told that an answer is written. */
export const writerNames = { en: 'Automated answer', es: 'Respuesta automática' } as const

/** Who is writing in a chat by itself; null: nobody. */
export function writerOf({ owed_answer }: { owed_answer: unknown }): string | null {
  const owed = OwedAnswer.safeParse(owed_answer).data
  return owed ? writerNames[owed.asked] : null
}
