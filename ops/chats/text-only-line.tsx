import { MessageSquareText } from 'lucide-react'
import { useChatWords } from '../words/use-chat-words.ts'

/** Stands over the conversation with someone who cannot speak on the phone. */
export function TextOnlyLine() {
  const words = useChatWords()
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-2 border-l-3 border-gold bg-gold-wash px-3 py-1.5">
      <MessageSquareText aria-hidden className="size-4.5 shrink-0" />
      <b className="font-semibold">{words.textOnly}.</b> {words.cannotSpeak}
    </p>
  )
}
