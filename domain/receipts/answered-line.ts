import * as z from 'zod'
import type { ToldEvent } from '#domain/events/define-event.ts'
import { answerFields, answerWords, choiceFields } from './answer-words.ts'

/** Which answers were given, and the choices among them. */
export const Answered = z.object({
  fields: z.array(z.enum(answerFields)),
  choices: z.partialRecord(z.enum(choiceFields), z.string().nullable()),
})

/** The answers a customer added after sending: which ones, and what they chose. What they wrote is shown above, not here. */
export function answeredLine({ payload, by }: ToldEvent) {
  const who = by ? 'Details added from the chat' : 'Customer added details'
  const { data } = Answered.safeParse(payload)
  if (!data) return who
  const chosen: Partial<Record<string, string | null>> = data.choices
  const told = data.fields.map((field) => {
    const { name, choices } = answerWords[field]
    const label = choices?.find(({ value }) => value === chosen[field])?.label
    return label ? `${name} (${label})` : name
  })
  return `${who}: ${told.join(', ')}`
}
