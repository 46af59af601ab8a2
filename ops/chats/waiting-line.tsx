import type { ChatDetail } from '#domain/chat/chat.ts'
import { useUser } from '../session/may.ts'
import { clockWords } from '../ui/clock.ts'
import { firstName } from '../ui/first-name.ts'
import { useChatWords } from '../words/use-chat-words.ts'
import { useWords } from '../words/use-words.ts'
import { alertedWords, nextAlertWords } from './next-alert-words.ts'
import { useServerSeconds } from './use-server-seconds.ts'

/** Who waits for a person and since when, who was alerted so far, and who is next if no one takes over. */
export function WaitingLine({ chat }: { chat: ChatDetail }) {
  const words = useChatWords()
  const { locale } = useWords()
  const me = useUser()?.id ?? ''
  const now = useServerSeconds()
  const { name, waiting_since: since, next_alert: next, alerted = [] } = chat
  if (since === null) return null
  const told = alertedWords(alerted, { me, words })
  const who = name ? firstName(name) : words.visitor
  return (
    <p className="mt-1.5 flex flex-wrap gap-x-4 border-l-3 border-red bg-wash px-3 py-1.5">
      <span>{words.waits(who, clockWords(new Date(since), now, locale))}</span>
      {told && <span>{told}</span>}
      {next && <span className="font-semibold tabular-nums">{nextAlertWords(next, { me, now, words })}</span>}
    </p>
  )
}
