import { losses } from '#domain/leads/losses.ts'
import { factWords } from '#domain/chat/facts/fact-words.ts'
import {
  longestChip,
  longestQuestion,
  ofEveryLoss,
  orderOf,
  type AskedFact,
  type QuestionSetting,
} from '#domain/chat/settings/questions.ts'
import type { ChatSettings } from '#domain/chat/settings/settings.ts'
import { triage } from '#domain/chat/facts/triage.ts'
import { CheckField } from '../../ui/check-field.tsx'
import { OrderedRows } from '../../ui/ordered-rows.tsx'
import type { SectionProps } from '../section.ts'
import { WordsField } from '../words-field.tsx'

export function QuestionsSection({ form }: SectionProps) {
  const { questions } = form.draft
  const errors = form.errorsOf('questions')
  const change = (fact: AskedFact, changed: Partial<QuestionSetting>) => {
    const asked = { ...questions.asked, [fact]: { ...questions.asked[fact], ...changed } }
    form.set({ questions: { ...questions, asked } })
  }
  return (
    <OrderedRows
      name="questions"
      title="Questions in their order"
      hint="The chat asks one at a time, after the one about danger. Visitors can skip every one: that can’t be changed."
      noun="question"
      isTop
      rows={orderOf(questions)}
      onChange={(order) => form.set({ questions: { ...questions, order } })}
    >
      {(fact) => (
        <Question
          fact={fact}
          setting={questions.asked[fact]}
          errors={errors}
          onChange={(changed) => change(fact, changed)}
        />
      )}
    </OrderedRows>
  )
}

type QuestionProps = {
  fact: AskedFact
  setting: QuestionSetting
  errors: Readonly<Record<string, string>>
  onChange: (changed: Partial<QuestionSetting>) => void
}

function Question({ fact, setting, errors, onChange }: QuestionProps) {
  const isWrong = Object.keys(errors).some((path) => path.startsWith(`asked.${fact}.`))
  return (
    <>
      <CheckField
        label={setting.question.en || factWords[fact].name}
        hint={`Fills in: ${factWords[fact].name}`}
        checked={setting.is_on}
        onChange={({ target }) => onChange({ is_on: target.checked })}
      />
      {/* What is wrong in it is in sight. */}
      <details className="-mt-2 ml-8" open={isWrong || undefined}>
        <summary className="w-fit min-h-11 py-2.5 font-semibold underline decoration-gold decoration-2 underline-offset-4">
          Words{ofEveryLoss.includes(fact) ? '' : ' and losses'}
          <span className="sr-only"> of {factWords[fact].name}</span>
        </summary>
        <div className="grid gap-5 pb-3">
          <WordsField
            label="Question"
            isLabelShown
            name={`asked.${fact}.question`}
            value={setting.question}
            maxLength={longestQuestion}
            errors={errors}
            onChange={(question) => onChange({ question })}
          />
          <Chips fact={fact} setting={setting} errors={errors} onChange={onChange} />
          {!ofEveryLoss.includes(fact) && <Losses setting={setting} onChange={onChange} />}
        </div>
      </details>
    </>
  )
}

function Chips({ fact, setting: { chips }, errors, onChange }: QuestionProps) {
  const known = triage.find((question) => question.fact === fact)?.chips ?? []
  return known.map(({ value, label }) => (
    <WordsField
      key={value}
      label={`Answer “${label.en}”`}
      isLabelShown
      name={`asked.${fact}.chips.${value}`}
      value={chips[value] ?? label}
      maxLength={longestChip}
      isShort
      errors={errors}
      onChange={(words) => onChange({ chips: { ...chips, [value]: words } })}
    />
  ))
}

function Losses({ setting: { of }, onChange }: Pick<QuestionProps, 'setting' | 'onChange'>) {
  return (
    <fieldset>
      <legend className="font-semibold">Asked after these losses</legend>
      <p className="text-sm text-muted">Not of trauma: there only where and who is asked.</p>
      <div className="grid gap-x-4 @md:grid-cols-2">
        {losses
          .filter(({ value }) => value !== 'trauma')
          .map(({ value, label }) => (
            <CheckField
              key={value}
              label={label}
              checked={of.includes(value)}
              onChange={({ target }) =>
                onChange({ of: target.checked ? [...of, value] : of.filter((other) => other !== value) })
              }
            />
          ))}
      </div>
    </fieldset>
  )
}

export function QuestionsState({ settings: { questions } }: { settings: ChatSettings }) {
  return String(Object.values(questions.asked).filter(({ is_on }) => is_on).length)
}
