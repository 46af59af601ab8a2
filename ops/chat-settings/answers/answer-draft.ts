import * as z from 'zod'
import type { Topic } from '#domain/chat/answers/topics.ts'
import {
  spanishOf,
  StoredAnswer,
  type AnswerFacts,
  type ChatAnswer,
} from '#domain/chat/published/chat-answer.ts'
import { lacksRules, unsayableIn } from '#domain/chat/published/sayable.ts'
import type { UnansweredGroup } from '#domain/chat/unanswered/unanswered.ts'
import { monthsLater } from '#domain/numbers/number-status.ts'

/** What is typed of an answer, as this device stores it; its limits are asked when it is published. */
export const AnswerDraft = z
  .object({
    ...StoredAnswer.shape,
    question: z.string(),
    answer: z.string(),
    spanish_question: z.string(),
    spanish_answer: z.string(),
    link: z.string(),
    review_on: z.string(),
  })
  .omit({ wordings: true })
  .partial()

const usualReviewMonths = 12

/** The answer to a question, before anything is typed. */
export function draftFor(group: UnansweredGroup, today: string): AnswerFacts {
  const link = group.closest?.path ?? '/faq'
  return {
    question: group.question,
    answer: '',
    spanish_question: '',
    spanish_answer: '',
    language: group.language,
    topic: topicOf(link),
    link,
    rules: [],
    wordings: group.wordings,
    also_on_faq: false,
    review_on: monthsLater(today, usualReviewMonths),
  }
}

const topicsByPath: readonly (readonly [RegExp, Topic])[] = [
  [/^\/services\/water/, 'water'],
  [/^\/services\/fire/, 'fire'],
  [/^\/services\/mold/, 'mold'],
  [/^\/services\/trauma/, 'trauma'],
  [/^\/services\/basement/, 'basement'],
  [/^\/service-areas\/|-(?:oh|pa)$/, 'areas'],
]

/** What a page of ours is about. */
export function topicOf(path: string): Topic {
  return topicsByPath.find(([pattern]) => pattern.test(path))?.[1] ?? 'process'
}

/** When someone looks at it again: the choices, with the one that is set. */
export function reviewChoices(today: string, set: string): string[] {
  const choices = [3, 6, usualReviewMonths, 24].map((months) => monthsLater(today, months))
  return [...new Set([...choices, set])].toSorted()
}

/** What is still to be done before it can be published, in a sentence; null where nothing is. */
export function toDoFirst(facts: AnswerFacts, ownPhrases: readonly string[]): string | null {
  if (facts.question.trim() === '') return 'Enter the question before you publish.'
  if (facts.answer.trim() === '') return 'Write the answer before you publish.'
  if ((facts.spanish_question.trim() === '') !== (facts.spanish_answer.trim() === ''))
    return 'Write both the Spanish question and the Spanish answer, or clear both.'
  const spanish = spanishOf(facts)
  if ([facts, ...(spanish ? [spanish] : [])].some((said) => unsayableIn(said, ownPhrases).length > 0))
    return 'Change the words marked in red before you publish. The chat may not say them.'
  if (lacksRules(facts) || (spanish && lacksRules(spanish)))
    return 'Choose the safety rules it follows before you publish. It tells people to do something.'
  return null
}

/** What a published answer says, to be changed; one that is due is reviewed again in a year. */
export function factsToChange(
  {
    question,
    answer,
    language,
    topic,
    link,
    rules,
    wordings,
    also_on_faq,
    review_on,
    ...spanish
  }: ChatAnswer,
  today: string,
): AnswerFacts {
  const { spanish_question, spanish_answer } = spanish
  const review = review_on <= today ? monthsLater(today, usualReviewMonths) : review_on
  const said = { question, answer, spanish_question, spanish_answer }
  return { ...said, language, topic, link, rules, wordings, also_on_faq, review_on: review }
}
