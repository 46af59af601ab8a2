import { useState } from 'react'
import type { ChatDetail } from '#domain/chat/chat.ts'
import { button } from '../ui/button.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import type { useTurn } from './use-turn.ts'
import { isReachedOnlyHere } from './words.ts'

type HandBackProps = { chat: ChatDetail; turn: ReturnType<typeof useTurn> }

/** Hands the conversation back; asks first where that may be the last anyone hears of someone in danger. */
export function HandBackButton({ chat, turn }: HandBackProps) {
  const [isAsking, setAsking] = useState(false)
  const handBack = () => turn.mutate({ turn: 'hand_back' }, { onSuccess: () => setAsking(false) })
  return (
    <>
      <button
        type="button"
        className={button('plain')}
        aria-disabled={turn.isPending}
        onClick={() => turn.isPending || (isReachedOnlyHere(chat) ? setAsking(true) : handBack())}
      >
        Hand back
      </button>
      {isAsking && (
        <ConfirmDialog
          title="Hand back someone in danger?"
          isOpen
          onClose={() => setAsking(false)}
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
