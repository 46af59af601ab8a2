import type { QuestionAnswer } from '#site/page.ts'
import type { Topic } from './topic.tsx'

export function questionsTopic(questions: readonly QuestionAnswer[], title: string): Topic {
  return {
    id: 'questions',
    title,
    body: questions.map(({ question, answer }) => (
      <details key={question}>
        <summary>{question}</summary>
        <p>{answer}</p>
      </details>
    )),
  }
}
