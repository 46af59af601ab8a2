import { useState } from 'react'
import type { ChatDetail } from '#domain/chat/chat.ts'
import { button } from '../ui/button.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { spokeLast } from './spoke-last.ts'
import { UnansweredDialog } from './unanswered-dialog.tsx'
import type { useTurn } from './use-turn.ts'

type EndProps = { chat: ChatDetail; turn: ReturnType<typeof useTurn>; answer: () => void }

/** Ends the conversation; asks first where nobody has answered, or not the last words. It stands apart: next to another button it is hit by mistake. */
export function EndButton({ chat, turn, answer }: EndProps) {
  const [isAsking, setAsking] = useState(false)
  const isNew = chat.first_said_at !== null && chat.first_reply_at === null
  const isUnanswered = isNew || spokeLast(chat.messages)
  const close = () => setAsking(false)
  const end = () => turn.mutate({ turn: 'end' }, { onSuccess: close })
  return (
    <>
      <button
        type="button"
        className={`ml-4 ${button('plain')}`}
        aria-disabled={turn.isPending}
        onClick={() => turn.isPending || (isUnanswered ? setAsking(true) : end())}
      >
        End
      </button>
      {isAsking && !isNew && (
        <UnansweredDialog chat={chat} leave="end" turn={turn} answer={answer} onClose={close} />
      )}
      {isAsking && isNew && (
        <ConfirmDialog
          title="End without a reply?"
          isOpen
          onClose={close}
          action="End the chat"
          isBusy={turn.isPending}
          error={turn.error}
          onConfirm={end}
        >
          <p>
            Nobody has replied to this visitor.
            {chat.told_to_call && ` The chat told them to call ${chat.told_to_call}.`} They are told that the
            conversation has ended.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
