import type { ChatDetail } from '#domain/chat/chat.ts'
import { minute } from '#platform/time.ts'
import { useUser } from '../session/may.ts'
import { UndoLine } from '../ui/undo-line.tsx'
import { useChatWords } from '../words/use-chat-words.ts'
import { useServerSeconds } from './use-server-seconds.ts'
import { useTurn } from './use-turn.ts'

/** Less than the server takes it for, so that nobody is offered what comes too late. */
const offered = 1.5 * minute

/** Says that the conversation was just ended, with Undo until something else is said. */
export function EndedLine({ chat }: { chat: ChatDetail }) {
  const words = useChatWords()
  const now = useServerSeconds()
  const me = useUser()?.name
  const turn = useTurn(chat.id)
  const last = chat.messages.at(-1)
  const isMine = last?.kind === 'ended' && last.by === me
  if (!isMine || now.getTime() - Date.parse(last.at) > offered) return null
  const { isPending, error } = turn
  return (
    <div className="mt-1.5">
      <UndoLine
        words={words.youEnded}
        of={words.theEnd}
        undo={{ isPending, error, mutate: () => turn.mutate({ turn: 'undo_end' }) }}
      />
    </div>
  )
}
