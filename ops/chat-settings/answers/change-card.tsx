import { useState } from 'react'
import type { ChatAnswer } from '#domain/chat/published/chat-answer.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { useUser } from '../../session/may.ts'
import { button } from '../../ui/button.ts'
import { dateWords } from '../../ui/clock.ts'
import { useDraftForm } from '../../ui/use-draft-form.ts'
import { useNow } from '../../ui/use-now.ts'
import { AnswerCard } from './answer-card.tsx'
import { AnswerDraft, factsToChange } from './answer-draft.ts'
import { AnswerHistory } from './answer-history.tsx'
import { changeAnswer, retireAnswer, undoAnswerChange } from './answers-api.ts'
import { useAnswerChange } from './use-answer-change.ts'

type ChangeCardProps = { answer: ChatAnswer; onClose: () => void }

/** A published answer that is changed, reviewed or retired; one that was retired is published again. */
export function ChangeCard({ answer, onClose }: ChangeCardProps) {
  const today = companyDay(useNow())
  const user = useUser()?.id ?? ''
  const [base] = useState(() => factsToChange(answer, today))
  const { values, change, clear } = useDraftForm({
    // A draft of an older state does not overwrite what someone published since.
    key: `chat-answer:${user}:${answer.id}:${answer.revision}`,
    base,
    schema: AnswerDraft,
  })
  const next = { id: answer.id, revision: answer.revision + 1 }
  const undo = () => undoAnswerChange(next)
  const save = useAnswerChange({
    change: () => changeAnswer(answer, values),
    done: 'Published. The next visitor gets it.',
    undo,
    onDone() {
      clear()
      onClose()
    },
  })
  const retire = useAnswerChange({
    change: () => retireAnswer(answer),
    done: 'Retired. The chat no longer says it.',
    undo,
    onDone: onClose,
  })
  const isRetired = answer.retired_at !== null

  return (
    <>
      <AnswerCard
        facts={values}
        asked={`Published ${dateWords(new Date(answer.published_at))} by ${answer.published_by}`}
        suggested={undefined}
        publish={save}
        action={isRetired ? 'Publish again' : 'Publish answer'}
        onChange={change}
        onClose={onClose}
        also={
          !isRetired && (
            <button
              type="button"
              className={button('plain')}
              aria-disabled={retire.isPending}
              onClick={() => retire.isPending || retire.mutate()}
            >
              Retire
            </button>
          )
        }
        error={save.error ?? retire.error}
      />
      <AnswerHistory answer={answer} bringBack={change} />
    </>
  )
}
