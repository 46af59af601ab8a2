import {
  fourQuestions,
  howWeKeepIt,
  someoneToTalkTo,
  traumaCleanup,
  whoPays,
} from '#domain/services/guides/trauma-cleanup.ts'
import type { Page } from '#site/page.ts'
import { Parts } from './key.tsx'
import { factorsPlate, insurancePlate } from './money.tsx'
import type { Plate } from './plate.tsx'
import { questionsPlate } from './questions.tsx'
import { routePlate } from './route.tsx'

/** No pictures and no figures here, and nothing that asks what happened. */
export function traumaPlates({ questions = [] }: Page): Plate[] {
  return [
    {
      id: 'four-questions',
      title: 'All we ask on the phone',
      short: 'All we ask',
      tone: 'sheet',
      body: (
        <>
          <ol className="four">
            {fourQuestions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
          <p>What happened, you need not tell us. {someoneToTalkTo}</p>
        </>
      ),
    },
    routePlate(traumaCleanup, {
      title: 'What happens then',
      short: 'What happens',
      note: 'You can hand any part of it to someone you trust.',
    }),
    {
      id: 'who-pays',
      title: 'Who may pay',
      note: 'We do not decide and do not apply for you. Our record shows what was done and what it cost.',
      tone: 'sheet',
      body: <Parts parts={whoPays} />,
    },
    { id: 'discretion', title: 'How it is kept', body: <Parts parts={howWeKeepIt} /> },
    insurancePlate(traumaCleanup, 'Speaking with an insurer'),
    factorsPlate(traumaCleanup, 'What the work depends on'),
    questionsPlate(questions, 'Questions others had'),
  ]
}
