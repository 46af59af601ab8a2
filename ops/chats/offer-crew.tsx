import type { ChatDetail } from '#domain/chat/chat.ts'
import { crewComing } from '#domain/chat/crew-coming.ts'
import { button } from '../ui/button.ts'
import type { Reply } from './use-reply.ts'

/** Once a visit is planned its customer should hear of it: the words are ready, and one tap sends them. */
export function OfferCrew({ chat, reply }: { chat: ChatDetail; reply: Reply }) {
  const { next_visit: visit, reference, language, messages, deleted_at } = chat
  if (!visit || deleted_at) return null
  const words = crewComing({ visit, reference, language })
  if ([...messages, ...reply.onItsWay, ...reply.failed].some(({ text }) => text === words)) return null
  return (
    <section aria-label="Crew planned" className="mt-2.5 border-l-3 border-gold bg-wash px-3 py-2">
      <p className="font-semibold">A crew is planned. The visitor has not been told here.</p>
      <p className="mt-1 wrap-anywhere" lang={language}>
        {words}
      </p>
      <button type="button" className={`mt-2 ${button('gold')}`} onClick={() => reply.say(words)}>
        Send this
      </button>
    </section>
  )
}
