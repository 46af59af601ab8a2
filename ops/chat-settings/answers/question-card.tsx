import { useState } from 'react'
import type { UnansweredGroup } from '#domain/chat/unanswered/unanswered.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { newId } from '#platform/uuid.ts'
import { useUser } from '../../session/may.ts'
import { button } from '../../ui/button.ts'
import { useDraftForm } from '../../ui/use-draft-form.ts'
import { useNow } from '../../ui/use-now.ts'
import { AnswerDraft, draftFor } from './answer-draft.ts'
import { AnswerCard } from './answer-card.tsx'
import { leaveToPerson, publishAnswer, undoAnswerChange } from './answers-api.ts'
import { folded } from './fold.ts'
import { useAnswerChange } from './use-answer-change.ts'
import { askedWords } from './words.ts'

type QuestionCardProps = { group: UnansweredGroup; onClose: () => void; onGone: (isGone: boolean) => void }

/** A question with the answer that is being written to it, stored on this device at each key until it is published. */
export function QuestionCard({ group, onClose, onGone }: QuestionCardProps) {
  const now = useNow()
  const user = useUser()?.id ?? ''
  const [base] = useState(() => draftFor(group, companyDay(now)))
  // The same however often it is sent.
  const [id] = useState(newId)
  const { values, change, clear } = useDraftForm({
    key: `chat-answer:${user}:${group.id}`,
    base,
    schema: AnswerDraft,
  })
  const publish = useAnswerChange({
    change: () => publishAnswer({ ...values, id, asked: group.id }),
    done: 'Published. The next visitor gets it.',
    undo: () => undoAnswerChange({ id, revision: 1 }),
    async onDone() {
      clear()
      await foldAway()
    },
  })
  const leave = useAnswerChange({
    change: () => leaveToPerson(group.id, true),
    done: 'Left to a person.',
    undo: async () => {
      await leaveToPerson(group.id, false)
      onGone(false)
    },
    onDone: foldAway,
  })

  async function foldAway() {
    onGone(true)
    await folded()
    onClose()
  }

  return (
    <AnswerCard
      facts={values}
      asked={askedWords(group, now)}
      suggested={group.closest?.path}
      publish={publish}
      action="Publish answer"
      onChange={change}
      onClose={onClose}
      also={
        <button
          type="button"
          className={button('plain')}
          aria-disabled={leave.isPending}
          onClick={() => leave.isPending || leave.mutate()}
        >
          Leave to a person
        </button>
      }
      error={publish.error ?? leave.error}
    />
  )
}
