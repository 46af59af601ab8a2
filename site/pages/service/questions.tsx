import type { Asked } from '#site/page.ts'
import type { Plate } from './plate.tsx'

export function questionsPlate(questions: readonly Asked[], title: string): Plate {
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
