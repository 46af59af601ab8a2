import * as z from 'zod'
import { MadeId } from '#platform/requests/sent-id.ts'
import { line } from '#platform/text/text.ts'
import { Day } from '#domain/company/day.ts'
import { ruleIds } from '#domain/safety/rules.ts'
import { topics } from '../answers/topics.ts'
import { languages } from '../chat.ts'

/** Short enough to be read at once, in fear and on a phone. */
export const longestAnswer = 300
export const longestQuestion = 120
/** Of one answer; each is a way to ask the same. */
export const mostWordings = 12

/** A path of our website, with the part of the page that opens. */
const Link = z
  .string('Choose a page.')
  .regex(/^\/[a-z0-9/-]*(?:#[a-z0-9-]+)?$/, 'Choose a page of our website.')

/** What a person writes of an answer. */
const Facts = z.object({
  question: line(longestQuestion).min(1, 'Enter the question.'),
  answer: line(longestAnswer).min(1, 'Write the answer.'),
  /** The same in Spanish, on the same rules: both or neither, and blank where the answer is in Spanish itself. */
  spanish_question: line(longestQuestion).default(''),
  spanish_answer: line(longestAnswer).default(''),
  language: z.enum(languages),
  topic: z.enum(topics, 'Choose a topic.'),
  link: Link.max(200),
  /** The safety rules that cover what it tells people to do. */
  rules: z
    .array(z.enum(ruleIds, 'Choose rules from the list.'))
    .max(ruleIds.length)
    .transform((chosen) => ruleIds.filter((rule) => chosen.includes(rule))),
  /** How visitors ask it. */
  wordings: z.array(line(longestQuestion)).max(mostWordings, `Use no more than ${mostWordings} wordings.`),
  also_on_faq: z.boolean(),
  /** From this day on someone looks at it again. It is quoted all the same. */
  review_on: Day,
})
export type AnswerFacts = z.output<typeof Facts>

/** The Spanish version as an answer of its own; null where there is none. */
export function spanishOf<Facts extends AnswerFacts>(facts: Facts): Facts | null {
  const { language, spanish_question: question, spanish_answer: answer } = facts
  if (language === 'es' || question === '' || answer === '') return null
  return { ...facts, question, answer, language: 'es', wordings: [], also_on_faq: false }
}

/** `id` is made by the client, so that sending twice is harmless. `asked` is a message of the questions that it answers. */
export const NewAnswer = Facts.extend({ id: MadeId, asked: z.uuid().toLowerCase().nullable().default(null) })
export type NewAnswer = z.output<typeof NewAnswer>

const revision = z.int().min(1)

/** A change carries the revision that it was made from. */
export const AnswerChange = Facts.extend({ revision })
export type AnswerChange = z.output<typeof AnswerChange>

export const AnswerRevision = z.object({ revision })

/** What of an answer can change, and undo restores. */
export const StoredAnswer = Facts.extend({
  rules: z.array(z.enum(ruleIds)),
  link: z.string(),
  review_on: z.iso.date(),
})
export type StoredAnswer = z.output<typeof StoredAnswer>

/** An answer as the portal lists it. */
export const ChatAnswer = StoredAnswer.extend({
  id: z.uuid(),
  revision: z.int(),
  published_at: z.iso.datetime(),
  published_by: z.string(),
  retired_at: z.iso.datetime().nullable(),
  retired_by: z.string().nullable(),
})
export type ChatAnswer = z.output<typeof ChatAnswer>

export const answerChanges = ['published', 'changed', 'retired', 'undone'] as const

/** An entry of the history of an answer: what it said from then on. */
export const AnswerVersion = z.object({
  revision: z.int(),
  what: z.enum(answerChanges),
  is_retired: z.boolean(),
  at: z.iso.datetime(),
  by: z.string(),
  content: StoredAnswer,
})
export type AnswerVersion = z.output<typeof AnswerVersion>
