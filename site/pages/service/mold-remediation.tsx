import {
  conditions,
  containment,
  moldRemediation,
  notYourself,
  plainWords,
  yourself,
} from '#content/guides/mold-remediation.ts'
import type { Page } from '#site/page.ts'
import { KeyedFigure, Marks, Parts } from './key.tsx'
import { factorsTopic, insuranceTopic } from './money.tsx'
import type { Topic } from './topic.tsx'
import { questionsTopic } from './questions.tsx'
import { routeTopic } from './route.tsx'

export function moldTopics({ questions = [] }: Page): Topic[] {
  return [
    {
      id: 'yourself',
      title: 'Can you clean it yourself?',
      note: 'The EPA’s guide for homes: only a small area, about 10 square feet at most',
      tone: 'sheet',
      body: <Yourself />,
    },
    routeTopic(moldRemediation, {
      title: 'What we do, step by step',
      note: 'Seven steps, from stopping the water to the final check',
      tone: 'ink',
    }),
    {
      id: 'containment',
      title: 'How we contain a room',
      note: 'An example, seen from above. Your plan depends on your rooms',
      body: <KeyedFigure drawing={<ContainmentPlan />} parts={containment} />,
    },
    {
      id: 'conditions',
      title: 'Three mold conditions',
      note: 'How the S520 standard describes what an inspection finds',
      tone: 'sheet',
      body: (
        <ol className="grades">
          {conditions.map(({ name, what, work }) => (
            <li key={name}>
              <b>{name}</b> {what} <i>{work}</i>
            </li>
          ))}
        </ol>
      ),
    },
    {
      id: 'plain-words',
      title: 'Checks, testing and health',
      note: 'What a mold company can tell you, and what it can’t',
      body: <Parts parts={plainWords} />,
    },
    insuranceTopic(moldRemediation, 'Insurance'),
    factorsTopic(moldRemediation, 'Time and cost'),
    questionsTopic(questions, 'Questions'),
  ]
}

function Yourself() {
  return (
    <div className="weigh">
      <div>
        <h3>If the area is small</h3>
        <ol>
          {yourself.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </div>
      <div className="ask">
        <h3>Leave it alone if</h3>
        <ul>
          {notYourself.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** A room under containment, from above. */
function ContainmentPlan() {
  return (
    <svg className="section-drawing" viewBox="0 0 320 244" aria-hidden="true">
      <path className="inside" d="M44 24h134v136H44z" />
      <path className="growth" d="M48 30h60c6 10-6 16-16 16s-14 12-26 10-20-8-18-26z" />
      <path className="water" d="M34 40c5 6 8 10 8 15a8 8 0 0 1-16 0c0-5 3-9 8-15z" />
      <path
        className="walls"
        d="M36 16v168M36 220v16h268V16H36M186 16v92M186 152v84M186 108h50M236 108v14M236 140v28h-50"
      />
      <path className="plastic" d="M44 24h134v136H44zM186 116v30M236 122v18" />
      <path className="duct" d="M60 128h34v26H60zM60 141H10" />
      <path
        className="flow"
        d="M300 131h-48l7-5m-7 5 7 5M228 131h-62l7-5m-7 5 7 5M32 141H8l7-5m-7 5 7 5M150 70l-46 44 2-9m-2 9 9-2"
      />
      <path className="duct" d="M140 30h22M140 34h22" />
      <Marks
        at={[
          [66, 70],
          [178, 54],
          [78, 128],
          [128, 92],
          [211, 131],
          [270, 60],
        ]}
      />
    </svg>
  )
}
