import { MessageSquareText } from 'lucide-react'
import { useCall } from './call-context.ts'

/** Above the script: nothing of it is read aloud to someone who cannot speak on the phone. */
export function TextOnly() {
  const { words, isTextOnly } = useCall()
  if (!isTextOnly) return null
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-2 border-l-3 border-gold bg-gold-wash px-3 py-2">
      <MessageSquareText aria-hidden className="size-5 shrink-0" />
      <b className="font-semibold">{words.textOnly.title}.</b> {words.textOnly.why}
    </p>
  )
}
