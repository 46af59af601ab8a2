import { useState } from 'react'
import type { AnswerChange, AnswerLines, AnswerSource } from '#domain/submissions/answer-lines.ts'
import type { Submission } from './review-api.ts'
import { Bar } from '../ui/list-states.tsx'
import { PartHead } from './part-head.tsx'

/** Of a long form the first ones are shown, until someone asks for the rest. */
const shownAtFirst = 12

const sourceWords: Readonly<Record<AnswerSource, string>> = {
  typed: '',
  job: 'Job',
  counted: 'Computed',
  ink: 'Ink',
}

type AnswersProps = {
  submission: Submission
  answers: readonly AnswerLines[] | undefined
  changes: readonly AnswerChange[] | undefined
}

/** Every answer in the words and the language that the form was filled in with. */
export function Answers({ submission: { language, hidden, fix_field }, answers, changes }: AnswersProps) {
  const [isWhole, setWhole] = useState(false)
  const changed = new Set(changes?.map(({ field }) => field))
  const given = answers?.filter(({ lines }) => lines.length > 0).length ?? 0
  const shown = isWhole ? answers : answers?.slice(0, shownAtFirst)
  return (
    <section aria-labelledby="form-answers">
      <PartHead id="form-answers" title="Answers" aside={answers && `${given} of ${answers.length}`} />
      {!answers && (
        <div role="status" className="space-y-3 py-3">
          <span className="sr-only">Loading...</span>
          <Bar width="w-full" />
          <Bar width="w-4/5" />
        </div>
      )}
      <dl lang={language}>
        {shown?.map((answer) => (
          <Answer
            key={answer.field}
            answer={answer}
            isChanged={changed.has(answer.field)}
            isHidden={hidden.includes(answer.field)}
            isToFix={answer.field === fix_field}
          />
        ))}
      </dl>
      {answers && answers.length > shownAtFirst && !isWhole && (
        <button
          type="button"
          className="min-h-11 font-semibold underline decoration-gold decoration-2 underline-offset-4"
          onClick={() => setWhole(true)}
        >
          All {answers.length} answers
        </button>
      )}
    </section>
  )
}

type AnswerProps = { answer: AnswerLines; isChanged: boolean; isHidden: boolean; isToFix: boolean }

function Answer({ answer: { label, lines, source }, isChanged, isHidden, isToFix }: AnswerProps) {
  return (
    <div
      className={`grid grid-cols-[minmax(0,6.5rem)_minmax(0,1fr)_auto] gap-x-3 border-b border-line py-1.75 ${isToFix ? 'border-l-3 border-l-red pl-2' : ''}`}
    >
      <dt className="text-[0.9375rem] text-muted wrap-anywhere">{label}</dt>
      <dd className="wrap-anywhere">
        {isHidden && <span className="text-muted italic">Hidden: you don’t have permission to see this</span>}
        {!isHidden && lines.length === 0 && <span className="text-muted">Not answered</span>}
        {lines.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines may repeat, and never move
          <span key={at} className={`block ${isChanged ? 'w-fit bg-gold-wash px-1.5 font-semibold' : ''}`}>
            {line}
          </span>
        ))}
      </dd>
      <dd lang="en" className="text-[0.8125rem] text-muted">
        {sourceWords[source]}
      </dd>
    </div>
  )
}
