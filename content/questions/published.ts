import type { PublishedAnswer } from '#domain/chat/published/answer-views.server.ts'
import type { Question } from './question.ts'

/** An answer that staff published for the website too, as one of its questions; `label` is what its link says. */
export function publishedQuestion(
  { id, question, answer, rules, topic, language, link }: PublishedAnswer,
  label: string | undefined,
): Question {
  return {
    id: `answer-${id.slice(-12)}`,
    group: topic,
    question,
    answer,
    rules,
    ...(label !== undefined && { link: { path: link, label } }),
    ...(language === 'es' && { language }),
    services: [],
  }
}
