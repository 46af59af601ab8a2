import * as z from 'zod'
import type { CallAlert } from '#domain/alerts/alert.ts'
import { longestAnswer } from '#domain/leads/office-calls/office-call.ts'
import { useUser } from '../session/may.ts'
import { button } from '../ui/button.ts'
import { firstName } from '../ui/first-name.ts'
import { TextArea } from '../ui/text-area.tsx'
import { useDraftForm } from '../ui/use-draft-form.ts'
import { useWords } from '../words/use-words.ts'

type AnswerFormProps = {
  call: Pick<CallAlert, 'id' | 'by'>
  isHeld: boolean
  isAnswered: boolean
  onAnswer: (answer: string, onDone: () => void) => void
  onDone: () => void
}

const Draft = z.object({ answer: z.string() }).partial()

/** Once someone is on it: a few words to whoever called, for whoever wants to send some, and the end. */
export function AnswerForm({ call, isHeld, isAnswered, onAnswer, onDone }: AnswerFormProps) {
  const { calls } = useWords()
  const userId = useUser()?.id ?? ''
  const { values, change, clear } = useDraftForm({
    key: `${userId}:call-answer:${call.id}`,
    base: { answer: '' },
    schema: Draft,
  })
  const answer = values.answer.trim().toWellFormed()
  const isEmpty = answer === ''

  return (
    <form
      className="mt-3 max-w-[46rem] space-y-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isEmpty) onAnswer(answer, clear)
      }}
    >
      <TextArea
        label={calls.answer(firstName(call.by.name))}
        rows={2}
        maxLength={longestAnswer}
        value={values.answer}
        onChange={({ target }) => change({ answer: target.value })}
      />
      <div className="flex flex-wrap items-center gap-2">
        <button type="submit" className={button('plain')} disabled={isEmpty} aria-disabled={isHeld}>
          {calls.send}
        </button>
        <button type="button" className={button('gold')} aria-disabled={isHeld} onClick={onDone}>
          {calls.done}
        </button>
        <span role="status" className="text-muted">
          {isAnswered && isEmpty && calls.sent}
        </span>
      </div>
    </form>
  )
}
