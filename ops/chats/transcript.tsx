import type { ChatDetail } from '#domain/chat/chat.ts'
import { useUser } from '../session/may.ts'
import { useServerNow } from '../session/use-server-now.ts'
import { endsGroup } from './message-groups.ts'
import { Message } from './message.tsx'

/** A conversation from the first word on, with the notes of the staff in it. */
export function Transcript({ chat }: { chat: ChatDetail }) {
  const me = useUser()?.name ?? ''
  const now = useServerNow()
  return (
    <ol aria-label="Conversation" className="space-y-2.5">
      {chat.messages.map((message, nth) => (
        <li
          key={message.id}
          data-position={message.position}
          // Below the head, which stays in sight on a phone.
          className="scroll-mt-40 lg:scroll-mt-4"
        >
          <Message
            chat={chat}
            message={message}
            me={me}
            now={now}
            isLast={endsGroup(message, chat.messages[nth + 1])}
          />
        </li>
      ))}
    </ol>
  )
}
