import { useEffect, useState } from 'react'
import { topics, topicTitles } from '#domain/chat/answers/topics.ts'
import {
  longestAnswer,
  longestQuestion,
  spanishOf,
  type AnswerFacts,
} from '#domain/chat/published/chat-answer.ts'
import { instructionsOf, unsayableIn } from '#domain/chat/published/sayable.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useNow } from '../../ui/use-now.ts'
import { reviewChoices } from './answer-draft.ts'
import { Checks } from './checks.tsx'
import { LinkField } from './link-field.tsx'
import { previewed } from './previewed.ts'
import { RulesField } from './rules-field.tsx'
import { SpanishFields } from './spanish-fields.tsx'
import { useOwnPhrases } from './use-own-phrases.ts'
import { languageNames, monthWords } from './words.ts'

type AnswerFieldsProps = {
  facts: AnswerFacts
  suggested: string | undefined
  /** The first sentence of each field that the server refused. */
  errors: Readonly<Record<string, string[]>>
  /** The question stands in a field of its own; else above, and can be edited there. */
  isQuestionOpen: boolean
  onChange: (changed: Partial<AnswerFacts>) => void
}

/** What is written of an answer, with the checks below it; what is typed stands in the preview. */
export function AnswerFields({ facts, suggested, errors, isQuestionOpen, onChange }: AnswerFieldsProps) {
  const { question, answer, link, language, rules, topic, review_on, also_on_faq } = facts
  const today = companyDay(useNow())
  const [isTouched, setTouched] = useState(false)
  const own = useOwnPhrases()
  const spanish = spanishOf(facts)
  const versions = spanish ? [facts, spanish] : [facts]
  const broken = versions.flatMap((said) => unsayableIn(said, own))
  const tells = versions.some((said) => instructionsOf(said).length > 0)
  useEffect(() => {
    previewed.set({ question, answer, link, language })
    return () => previewed.set(null)
  }, [question, answer, link, language])

  return (
    <div className="grid gap-3.5">
      {isQuestionOpen && (
        <Field
          label="Question"
          name="question"
          lang={language}
          autoComplete="off"
          maxLength={longestQuestion}
          value={question}
          error={errors['question']?.[0]}
          onChange={({ target }) => onChange({ question: target.value })}
        />
      )}
      <TextArea
        label={language === 'es' ? 'Answer, in Spanish' : 'Answer'}
        name="answer"
        lang={language}
        autoFocus={!isTouched && answer === ''}
        rows={2}
        maxLength={longestAnswer}
        aside={
          <span className="font-normal text-muted tabular-nums">
            {answer.length} of {longestAnswer} characters
          </span>
        }
        value={answer}
        error={errors['answer']?.[0]}
        onChange={({ target }) => {
          setTouched(true)
          onChange({ answer: target.value })
        }}
      />
      {language === 'en' && <SpanishFields facts={facts} errors={errors} onChange={onChange} />}
      <LinkField
        link={link}
        suggested={suggested}
        error={errors['link']?.[0]}
        onChange={(chosen) => onChange({ link: chosen })}
      />
      <div className="grid gap-x-3.5 gap-y-3 @sm:grid-cols-2 @lg:grid-cols-3">
        <SelectField
          label="Topic"
          name="topic"
          value={topic}
          error={errors['topic']?.[0]}
          options={topics.map((value) => ({ value, label: topicTitles[value] }))}
          onChange={({ target }) => {
            const chosen = topics.find((each) => each === target.value)
            if (chosen) onChange({ topic: chosen })
          }}
        />
        <SelectField
          label="Review again"
          name="review_on"
          value={review_on}
          error={errors['review_on']?.[0]}
          options={reviewChoices(today, review_on).map((value) => ({ value, label: monthWords(value) }))}
          onChange={({ target }) => onChange({ review_on: target.value })}
        />
        <div>
          <p aria-hidden className="mb-1 text-sm font-semibold max-@lg:hidden">
            Website
          </p>
          <label className="flex min-h-12 items-center gap-3">
            <input
              type="checkbox"
              name="also_on_faq"
              checked={also_on_faq}
              className="size-5 shrink-0 accent-gold"
              onChange={({ target }) => onChange({ also_on_faq: target.checked })}
            />
            Also on /faq
          </label>
        </div>
      </div>
      {(tells || rules.length > 0) && (
        <RulesField
          question={question}
          answer={answer}
          rules={rules}
          error={errors['rules']?.[0]}
          onChange={(chosen) => onChange({ rules: chosen })}
        />
      )}
      <Checks broken={broken} />
      {language === 'es' && (
        <p className="text-sm text-muted">{languageNames.es} answers go to visitors who write in Spanish.</p>
      )}
    </div>
  )
}
