import {
  fourQuestions,
  howWeKeepIt,
  someoneToTalkTo,
  traumaCleanup,
  whoPays,
} from '#content/guides/trauma-cleanup.ts'
import type { Page } from '#site/page.ts'
import { Parts } from './key.tsx'
import { factorsTopic, insuranceTopic } from './money.tsx'
import type { Topic } from './topic.tsx'
import { questionsTopic } from './questions.tsx'
import { routeTopic } from './route.tsx'

/** No pictures and no figures here, and nothing that asks what happened. */
export function traumaTopics({ questions = [] }: Page): Topic[] {
  return [
    {
      id: 'four-questions',
      title: 'What we ask on the phone',
      tone: 'sheet',
      body: (
        <>
          <ol className="four">
            {fourQuestions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
          <p>You don’t have to tell us anything else. {someoneToTalkTo.text}</p>
        </>
      ),
    },
    routeTopic(traumaCleanup, {
      title: 'What we do, step by step',
      note: 'You can leave any part of it to someone you trust',
    }),
    {
      id: 'who-pays',
      title: 'Who may pay for it',
      note: 'We can’t apply or decide for you. Our record shows what we did and what it cost',
      tone: 'sheet',
      body: <Parts parts={whoPays} />,
    },
    { id: 'discretion', title: 'Privacy and respect', body: <Parts parts={howWeKeepIt} /> },
    insuranceTopic(traumaCleanup, 'Insurance'),
    factorsTopic(traumaCleanup, 'Time and cost'),
    questionsTopic(questions, 'Questions'),
  ]
}
