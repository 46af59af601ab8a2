import type { ChatDetail } from '#domain/chat/chat.ts'
import { clockWords } from '../ui/clock.ts'
import { useChatWords } from '../words/use-chat-words.ts'
import { useWords } from '../words/use-words.ts'
import { useServerSeconds } from './use-server-seconds.ts'
import { runningWords } from './words.ts'

/** Who has the conversation; while they have not opened it, when it goes back to waiting. */
export function WithOther({ chat: { assigned_to, join_by } }: { chat: ChatDetail }) {
  const name = assigned_to?.name ?? ''
  return (
    <p className="mt-1.5 border-l-3 border-edge bg-wash px-3 py-1.5">
      {join_by ? <NotOpened name={name} joinBy={new Date(join_by)} /> : `${name} is in this chat.`}
    </p>
  )
}

function NotOpened({ name, joinBy }: { name: string; joinBy: Date }) {
  const words = useChatWords()
  const { locale } = useWords()
  const now = useServerSeconds()
  return (
    <span className="tabular-nums">
      {words.notOpened(name, clockWords(joinBy, now, locale), runningWords(now, joinBy))}
    </span>
  )
}
