import { useState } from 'react'
import type { ChatDetail } from '#domain/chat/chat.ts'
import { button } from '../ui/button.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import type { useTurn } from './use-turn.ts'

type EndProps = { chat: ChatDetail; turn: ReturnType<typeof useTurn> }

/** Ends the conversation; asks first where nobody has answered. */
export function EndButton({ chat, turn }: EndProps) {
  const [isAsking, setAsking] = useState(false)
  const isUnanswered = chat.first_said_at !== null && chat.first_reply_at === null
  const end = () => turn.mutate({ turn: 'end' }, { onSuccess: () => setAsking(false) })
  return (
    <>
      <button
        type="button"
        className={button('plain')}
        aria-disabled={turn.isPending}
        onClick={() => turn.isPending || (isUnanswered ? setAsking(true) : end())}
      >
        End
      </button>
      {isAsking && (
        <ConfirmDialog
          title="End without a reply?"
          isOpen
          onClose={() => setAsking(false)}
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
