import type { ChatDetail } from '#domain/chat/chat.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { firstName } from '../ui/first-name.ts'
import { useChatWords } from '../words/use-chat-words.ts'
import type { useTurn } from './use-turn.ts'
import { lastWords } from './words.ts'

type UnansweredProps = {
  chat: ChatDetail
  leave: 'hand_back' | 'end'
  turn: ReturnType<typeof useTurn>
  /** Puts the keyboard where the answer is written. */
  answer: () => void
  onClose: () => void
}

/** Asks before someone leaves a conversation in which the visitor spoke last. */
export function UnansweredDialog({ chat, leave, turn, answer, onClose }: UnansweredProps) {
  const words = useChatWords()
  const who = chat.name ? firstName(chat.name) : null
  return (
    <ConfirmDialog
      title={words.hasNoAnswer(who)}
      isOpen
      onClose={onClose}
      action={words.leaveAnyway[leave]}
      stay={words.answer}
      onStay={() => {
        onClose()
        // The dialog gives the focus back as it closes.
        requestAnimationFrame(answer)
      }}
      isBusy={turn.isPending}
      error={turn.error}
      onConfirm={() => turn.mutate({ turn: leave }, { onSuccess: onClose })}
    >
      <p className="line-clamp-4 border-l-3 border-edge pl-3 wrap-anywhere">“{lastWords(chat)}”</p>
      <p>
        {leave === 'hand_back' ? words.waitsAgain : words.readsEnd}
        {chat.told_to_call && ` ${words.toldToCall(chat.told_to_call)}`}
      </p>
    </ConfirmDialog>
  )
}
