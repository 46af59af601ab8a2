import * as z from 'zod'
import { text } from '#platform/text/text.ts'
import { longestText } from '../chat.ts'
import { AskedFact } from './questions.ts'

export const mostCanned = 30
export const longestKey = 20
export const longestCanned = Math.floor(longestText / 2)
/** Filled in where the reply is taken: the visitor’s first name, who writes, and the number to call. */
export const cannedFields = ['name', 'me', 'phone'] as const

const Words = text(longestCanned)
  .min(1, 'Write it in both languages.')
  .refine((words) => unknownIn(words).length === 0, {
    error: ({ input }) =>
      `The inbox can’t fill in ${unknownIn(String(input)).join(', ')}. Correct or remove it.`,
  })

/** A reply that is ready, under the word that is typed after "/". */
export const CannedReply = z.strictObject({
  key: z.string().regex(/^[a-z0-9]{1,20}$/, 'Use up to 20 small letters and digits.'),
  en: Words,
  es: Words,
})
export type CannedReply = z.output<typeof CannedReply>

export const Canned = z.strictObject({
  replies: z
    .array(CannedReply)
    .max(mostCanned, `You can add up to ${mostCanned} replies.`)
    .superRefine((replies, context) => {
      for (const [nth, { key }] of replies.entries())
        if (replies.findIndex((other) => other.key === key) < nth)
          context.addIssue({ code: 'custom', path: [nth, 'key'], message: 'Another reply has this word.' })
    }),
})
export type Canned = z.output<typeof Canned>

/** What the inbox has ready for whoever replies: whole answers, and the question for each fact. */
export const ReadyWords = z.object({
  canned: z.array(z.object({ key: z.string(), en: z.string(), es: z.string() })),
  questions: z.record(AskedFact, z.object({ en: z.string(), es: z.string() })),
})
export type ReadyWords = z.output<typeof ReadyWords>

function unknownIn(words: string) {
  return [...words.matchAll(/\{(.*?)\}/g)].flatMap(([field, name]) =>
    cannedFields.some((known) => known === name) ? [] : [field],
  )
}

export const firstCanned: Canned = {
  replies: [
    {
      key: 'photos',
      en: 'Can you send us a photo or two of the damage? Only if you can do it safely.',
      es: '¿Nos puede mandar una o dos fotos del daño? Solo si lo puede hacer sin peligro.',
    },
    {
      key: 'number',
      en: '{name}, what number can we reach you at?',
      es: '{name}, ¿a qué número le podemos llamar?',
    },
    {
      key: 'hello',
      en: '{name}, this is {me}. How can I help?',
      es: '{name}, soy {me}. ¿En qué le puedo ayudar?',
    },
    {
      key: 'valve',
      en: 'If the water comes from your own pipes and you can get there with dry feet, close the main valve, where the water line enters the house. If not, stay out of the water and tell us.',
      es: 'Si el agua sale de su propia tubería y puede llegar sin mojarse los pies, cierre la llave principal, donde entra el agua a la casa. Si no, no pise el agua y avísenos.',
    },
    {
      key: 'call',
      en: 'You can call us at {phone} at any time, day or night.',
      es: 'Nos puede llamar al {phone} a cualquier hora.',
    },
    {
      key: 'crew',
      en: 'We’re sending a crew. They’ll call you before they arrive.',
      es: 'Vamos a enviarle a nuestro personal. Le llamarán antes de llegar.',
    },
  ],
}
