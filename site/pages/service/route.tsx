import type { ServiceGuide } from '#content/guides/guide.ts'
import type { Topic } from './topic.tsx'

type Words = Pick<Topic, 'title' | 'note' | 'tone'>

/** The phases in order, numbered along a contour line, each with what the owner gets in writing. */
export function routeTopic({ phases }: ServiceGuide, words: Words): Topic {
  return {
    id: 'after-you-call',
    ...words,
    body: (
      <>
        <svg className="unseen" aria-hidden="true">
          <symbol id="bend" viewBox="0 0 64 100" preserveAspectRatio="none">
            <path d="M32 0C32 22 10 30 10 50S32 78 32 100" className="i" />
            <path d="M22 0C22 22 0 32 1 52S24 80 24 100M42 0C42 24 21 32 20 50S40 76 40 100M52 0C52 24 32 34 31 49S50 74 50 100" />
          </symbol>
        </svg>
        <ol className="route">
          {phases.map(({ title, text, paper }) => (
            <li key={title}>
              <svg aria-hidden="true">
                <use href="#bend" />
              </svg>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
              <p className="slip">
                <b>You get</b> {paper}
              </p>
            </li>
          ))}
        </ol>
      </>
    ),
  }
}
