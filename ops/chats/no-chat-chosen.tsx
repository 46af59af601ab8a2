import { useQuery } from '@tanstack/react-query'
import { KeyList } from '../keys/key-list.tsx'
import { keyWordsOf } from '../keys/record-keys.ts'
import { chatKeyWords, heldKeyWords, turnKeys } from './key-words.ts'
import { waitingChatsQuery } from './waiting-queries.ts'

/** The columns of a desktop before a conversation is opened. */
export function NoChatChosen() {
  const { data } = useQuery(waitingChatsQuery)
  const isQuiet = data?.waiting === 0
  return (
    <section
      aria-label="No chat open"
      className="hidden max-w-md px-8 py-8 text-muted lg:block xl:col-span-2"
    >
      <h2 className="text-2xl text-ink">{isQuiet ? 'No one is waiting' : 'Open a chat'}</h2>
      <p className="mt-1 mb-5">
        {isQuiet ? 'New chats appear here.' : 'The longest wait is at the top. Press T to take over a chat.'}
      </p>
      <KeyList words={[...chatKeyWords, ...keyWordsOf(Object.values(turnKeys)), ...heldKeyWords]} />
    </section>
  )
}
