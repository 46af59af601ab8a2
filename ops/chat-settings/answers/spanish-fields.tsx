import { longestAnswer, longestQuestion, type AnswerFacts } from '#domain/chat/published/chat-answer.ts'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'

type SpanishProps = {
  facts: AnswerFacts
  errors: Readonly<Record<string, string[]>>
  onChange: (changed: Partial<AnswerFacts>) => void
}

/** The same in Spanish, folded while it is blank: nobody has to write it. */
export function SpanishFields({ facts, errors, onChange }: SpanishProps) {
  const { spanish_question: question, spanish_answer: answer } = facts
  const problem = (errors['spanish_question'] ?? errors['spanish_answer']) !== undefined
  return (
    <details open={problem || question !== '' || answer !== ''}>
      <summary className="flex min-h-11 w-fit items-center font-semibold underline decoration-gold decoration-2 underline-offset-4">
        In Spanish (optional)
      </summary>
      <div className="mt-1 grid gap-3.5 border-l-3 border-line pl-3">
        <p className="text-sm text-muted">
          Visitors who ask in Spanish read it in place of the English answer.
        </p>
        <Field
          label="Question in Spanish"
          name="spanish_question"
          lang="es"
          autoComplete="off"
          maxLength={longestQuestion}
          value={question}
          error={errors['spanish_question']?.[0]}
          onChange={({ target }) => onChange({ spanish_question: target.value })}
        />
        <TextArea
          label="Spanish answer"
          name="spanish_answer"
          lang="es"
          rows={2}
          maxLength={longestAnswer}
          aside={
            <span className="font-normal text-muted tabular-nums">
              {answer.length} of {longestAnswer} characters
            </span>
          }
          value={answer}
          error={errors['spanish_answer']?.[0]}
          onChange={({ target }) => onChange({ spanish_answer: target.value })}
        />
      </div>
    </details>
  )
}
