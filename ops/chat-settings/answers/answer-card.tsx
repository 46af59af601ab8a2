import { Pencil, X } from 'lucide-react'
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { AnswerFacts } from '#domain/chat/published/chat-answer.ts'
import { problemOf } from '../../problem.ts'
import { button } from '../../ui/button.ts'
import { Notice } from '../../ui/notice.tsx'
import { toDoFirst } from './answer-draft.ts'
import { AnswerFields } from './answer-fields.tsx'
import { useOwnPhrases } from './use-own-phrases.ts'

type AnswerCardProps = {
  facts: AnswerFacts
  /** How often it was asked, or since when it is published. */
  asked: string
  suggested: string | undefined
  publish: { isPending: boolean; mutate: () => void }
  action: string
  also: ReactNode
  error: unknown
  onChange: (changed: Partial<AnswerFacts>) => void
  onClose: () => void
}

/** Where an answer is written. Ctrl+Enter publishes, Escape closes it; what is typed stays. */
export function AnswerCard(props: AnswerCardProps) {
  const { facts, asked, suggested, publish, action, also, error, onChange, onClose } = props
  const [isQuestionOpen, setQuestionOpen] = useState(false)
  const { question, wordings, language } = facts
  const problem = error ? problemOf(error) : null
  const toDo = toDoFirst(facts, useOwnPhrases())
  const why = useId()
  const send = () => toDo === null && !publish.isPending && publish.mutate()

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation()
      return onClose()
    }
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <form
      noValidate
      aria-label={question}
      aria-busy={publish.isPending}
      className="@container my-0.5 grid gap-3 border border-t-3 border-edge border-t-gold px-4 pt-3 pb-4"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="-mb-1 flex flex-wrap items-start justify-between gap-x-4">
        <h3 lang={language} className="min-w-0 flex-[1_1_10rem] pt-1.5 text-[1.375rem] wrap-anywhere">
          {question}
        </h3>
        <div className="flex items-center gap-1">
          <p className="mr-1 text-sm text-muted tabular-nums">{asked}</p>
          <button
            type="button"
            className="grid size-11 place-items-center rounded-sm text-muted hover:bg-wash hover:text-ink"
            aria-pressed={isQuestionOpen}
            aria-label="Edit the question"
            title="Edit the question"
            onClick={() => setQuestionOpen(!isQuestionOpen)}
          >
            <Pencil aria-hidden className="size-4.5" />
          </button>
          <button
            type="button"
            data-question=""
            className="-mr-2 grid size-11 place-items-center rounded-sm text-muted hover:bg-wash hover:text-ink"
            aria-label="Close"
            title="Close (Esc)"
            onClick={onClose}
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
      </div>
      {wordings.length > 0 && (
        <ul aria-label="How visitors asked it" className="flex flex-wrap gap-1.5">
          {wordings.map((wording) => (
            <li key={wording} lang={language} className="bg-wash px-2.5 py-1 text-sm wrap-anywhere">
              {wording}
            </li>
          ))}
        </ul>
      )}
      <AnswerFields
        facts={facts}
        suggested={suggested}
        errors={problem?.fields ?? {}}
        isQuestionOpen={isQuestionOpen || question.trim() === ''}
        onChange={onChange}
      />
      {problem && (
        <Notice title={problem.detail}>
          {problem.code === 'no-answer' && 'What you wrote stays on this device.'}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2.5 pt-0.5">
        <button
          type="submit"
          className={`min-w-44 ${button('gold')}`}
          title="Ctrl+Enter"
          aria-disabled={toDo !== null || publish.isPending}
          aria-describedby={toDo === null ? undefined : why}
        >
          {action}
        </button>
        {also}
      </div>
      {toDo && (
        <p id={why} className="-mt-1 text-sm text-muted">
          {toDo}
        </p>
      )}
    </form>
  )
}
