import { Link2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { answerFault } from '#domain/forms/answers/answer-fault.ts'
import { holds, isAnswered } from '#domain/forms/definition/condition.ts'
import { isQuestion, type Field } from '#domain/forms/definition/field.ts'
import { isForHandOver } from '#domain/forms/signing/to-sign.ts'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import type { JobOfForm } from '#domain/forms/facts/fact-values.ts'
import { useFillWords } from '../../words/use-fill-words.ts'
import { isLinked, isOfCompany, isOfJob } from '../drafts/link-facts.ts'
import { AnswerField } from '../answers/answer-field.tsx'
import { ForHandOver } from '../answers/by-hand.tsx'
import { OnPaper } from '../sheet/on-paper.tsx'
import { allSignatures } from './all-signatures.ts'
import { answerWords } from './answer-words.ts'
import { LegalText } from './legal-text.tsx'
import { JumpList } from './jump-list.tsx'
import { SignLater } from './sign-again.tsx'
import type { Filling } from './use-filling.ts'

type DockedQuestionProps = { filling: Filling; field: Field; job: JobOfForm | null }

/** One question, with what answers it. */
export function DockedQuestion({ filling, field, job }: DockedQuestionProps) {
  const words = useFillWords()
  const { draft, path, filled, far, told } = filling
  const { language } = draft
  const value = filled[field.id]
  const group = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const isLedTo = filling.chosenFor?.at === field.id
  useEffect(() => {
    group.current?.closest('#docked')?.scrollTo(0, 0)
    // What was tapped is gone: who can’t see the screen hears what is asked now.
    if (isLedTo) title.current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- how someone got to a question doesn’t change while it is shown
  }, [])
  const fault = told[field.id]?.[0] ?? answerFault(field, value)
  const isOptional =
    isQuestion(field) && field.need !== 'always' && !(field.need && holds(field.need, path.valueOf))
  return (
    <div
      ref={group}
      role="group"
      aria-labelledby="question"
      aria-describedby={fault ? 'question-fault' : undefined}
    >
      <p className="flex items-baseline justify-between gap-3 text-muted tabular-nums">
        <span>{isQuestion(field) && isOptional ? words.optional : ''}</span>
        <span>{words.answered(far.answered, far.of)}</span>
      </p>
      <h2
        ref={title}
        id="question"
        tabIndex={-1}
        lang={language}
        className="mt-0.5 text-[1.625rem] leading-tight wrap-anywhere outline-none"
      >
        {inLanguage(field.label, language)}
      </h2>
      {field.help && (
        <p lang={language} className="mt-1 text-muted">
          {inLanguage(field.help, language)}
        </p>
      )}
      {filling.isUnsigned && (
        <p role="status" className="mt-1 border-l-4 border-gold pl-3">
          {words.unsigned}
        </p>
      )}
      <FactLine filling={filling} field={field} />
      <div className="mt-3">
        <Answering filling={filling} field={field} job={job} />
      </div>
      {fault && (
        <p
          id="question-fault"
          role="alert"
          className="mt-2 border-l-4 border-red pl-3 font-semibold text-red"
        >
          {words.fault(fault)}
        </p>
      )}
    </div>
  )
}

/** What answers a question, or what is read in its place. */
function Answering({ filling, field, job }: DockedQuestionProps) {
  const words = useFillWords()
  const { draft, form, filled } = filling
  const { language } = draft
  const value = filled[field.id]
  if (field.type === 'calculated') return null
  if (!isQuestion(field))
    return (
      <>
        <p className="text-muted">{words.readIt}</p>
        {field.type === 'legal' && <LegalText field={field} language={language} isWhole />}
      </>
    )
  const isForOthers = isForHandOver(form, field)
  if (field.type === 'signature' && !isForOthers && !isAnswered(value) && filling.toSignFirst.length > 0)
    return (
      <>
        <SignLater filling={filling} />
        <OtherSignatures filling={filling} field={field} />
      </>
    )
  const answer = isForOthers ? (
    <ForHandOver field={field} value={value} language={language} isEarly={filling.far.hand === 'not_ready'} />
  ) : (
    <AnswerField
      field={field}
      value={value}
      language={language}
      jobId={draft.job_id}
      job={job}
      onAnswer={(given) => filling.answer(field.id, given)}
      onTap={(given) => filling.choose(field.id, given)}
    />
  )
  if (field.type !== 'signature') return answer
  return (
    <>
      <OnPaper filling={filling} field={field} job={job}>
        {answer}
      </OnPaper>
      <OtherSignatures filling={filling} field={field} />
    </>
  )
}

/** What comes before this signature, and who else signs: each with the way to it. */
function OtherSignatures({ filling, field }: Pick<DockedQuestionProps, 'filling' | 'field'>) {
  const words = useFillWords()
  const { draft, form, path, toSignFirst, goTo } = filling
  const others = allSignatures(path).filter((each) => each.field.id !== field.id)
  return (
    <div className="mt-3 space-y-3">
      {isForHandOver(form, field) && toSignFirst.length > 0 && <SignLater filling={filling} />}
      {others.length > 0 && (
        <JumpList
          title={words.signatures}
          items={others.map(({ field: { id, label }, by }) => ({
            field: id,
            label: inLanguage(label, draft.language),
            why: by === null ? words.signedNot : words.signedBy(by),
          }))}
          onGoTo={goTo}
        />
      )}
    </div>
  )
}

/** Where a fact comes from, and the way back to it. */
function FactLine({ filling: { draft, answer }, field }: Pick<DockedQuestionProps, 'filling' | 'field'>) {
  const words = useFillWords()
  const says = draft.seen?.[field.id]
  if (isOfCompany(field) && says === undefined)
    return <p className="mt-1 text-muted">{words.enterForCompany}</p>
  if (!isOfJob(field) || says === undefined) return null
  if (isLinked(draft, field.id))
    return (
      <p className="mt-1 flex items-center gap-1.5 text-muted">
        <Link2 aria-hidden className="size-4" />
        {isOfCompany(field) ? words.fromCompany : words.fromJob}
      </p>
    )
  return (
    <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-3 border-l-4 border-gold pl-3">
      {field.type === 'table'
        ? words.rowsChanged
        : (isOfCompany(field) ? words.companySays : words.jobSays)(
            answerWords(field, says, { words, language: draft.language }),
          )}
      <button
        type="button"
        className="min-h-11 font-semibold underline underline-offset-4"
        onClick={() => answer(field.id, says)}
      >
        {isOfCompany(field) ? words.followCompany : words.followJob}
      </button>
    </p>
  )
}
