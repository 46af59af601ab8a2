import { useState } from 'react'
import type { ChatDetail } from '#domain/chat/chat.ts'
import { button } from '../ui/button.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { spokeLast } from './spoke-last.ts'
import { UnansweredDialog } from './unanswered-dialog.tsx'
import type { useTurn } from './use-turn.ts'
import { isReachedOnlyHere } from './words.ts'

type HandBackProps = { chat: ChatDetail; turn: ReturnType<typeof useTurn>; answer: () => void }

/** Hands the conversation back; asks first where the visitor has no answer, or where it may be the last anyone hears of someone in danger. */
export function HandBackButton({ chat, turn, answer }: HandBackProps) {
  const [isAsking, setAsking] = useState(false)
  const isUnanswered = spokeLast(chat.messages)
  const asksFirst = isUnanswered || isReachedOnlyHere(chat)
  const close = () => setAsking(false)
  const handBack = () => turn.mutate({ turn: 'hand_back' }, { onSuccess: close })
  return (
    <>
      <button
        type="button"
        className={button('plain')}
        aria-disabled={turn.isPending}
        onClick={() => turn.isPending || (asksFirst ? setAsking(true) : handBack())}
      >
        Hand back
      </button>
      {isAsking && isUnanswered && (
        <UnansweredDialog chat={chat} leave="hand_back" turn={turn} answer={answer} onClose={close} />
      )}
      {isAsking && !isUnanswered && (
        <ConfirmDialog
          title="Hand back someone in danger?"
          isOpen
          onClose={close}
          action="Hand back"
          stay="Stay in the chat"
          isBusy={turn.isPending}
          error={turn.error}
          onConfirm={handBack}
        >
          <p>
            This visitor told of danger and left no phone number.
            {chat.told_to_call && ` The chat told them to call ${chat.told_to_call}.`} No one can reach them
            outside this chat, and no one is alerted until they write again.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
