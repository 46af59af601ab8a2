import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { ChatDetail } from '#domain/chat/chat.ts'
import { chatLinkWords } from '#domain/messages/chat-link-words.ts'
import { problemOf } from '../problem.ts'
import { useServerNow } from '../session/use-server-now.ts'
import { button } from '../ui/button.ts'
import { clockWords } from '../ui/clock.ts'
import { inputClass } from '../ui/field-frame.tsx'
import { Notice } from '../ui/notice.tsx'
import { makeChatLink } from './chat-records-api.ts'

type LinkForVisitorProps = {
  chat: Pick<ChatDetail, 'id' | 'language'>
  putInReply: ((words: string) => void) | null
}

/** The link that opens the conversation on another device of the visitor. It is shown this once. */
export function LinkForVisitor({ chat, putInReply }: LinkForVisitorProps) {
  const link = useMutation({ mutationFn: () => makeChatLink(chat.id) })
  return (
    <div className="space-y-2">
      {link.data ? (
        <Address
          address={link.data.address}
          until={link.data.expires_at}
          put={putInReply && ((address) => putInReply(`${chatLinkWords[chat.language]} ${address}`))}
        />
      ) : (
        <button
          type="button"
          className={button('plain')}
          aria-disabled={link.isPending}
          onClick={() => link.isPending || link.mutate()}
        >
          {link.isPending ? 'One moment…' : 'Make a link'}
        </button>
      )}
      {link.isError && <Notice title={problemOf(link.error).detail} />}
    </div>
  )
}

type AddressProps = { address: string; until: string; put: ((address: string) => void) | null }

function Address({ address, until, put }: AddressProps) {
  const id = useId()
  const now = useServerNow()
  const [isCopied, setCopied] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch {
      // Without https a browser has no clipboard: the text is selected, ready to be copied by hand.
      document.getElementById(id)?.focus()
    }
  }

  return (
    <div className="border-l-4 border-gold bg-gold-wash px-4 py-3">
      <label htmlFor={id} className="font-semibold">
        Link to this chat
      </label>
      <input
        id={id}
        readOnly
        value={address}
        className={`mt-1 min-h-11 w-full px-3 ${inputClass}`}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p className="mt-1.5 text-[0.9375rem] text-muted">
        It works until {clockWords(new Date(until), now)}. Anyone who has it can read the chat and write in
        it. An earlier link from the office no longer works.
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        {put && (
          <button type="button" className={button('gold')} onClick={() => put(address)}>
            Put it in my reply
          </button>
        )}
        <button type="button" className={button(put ? 'plain' : 'gold')} onClick={() => void copy()}>
          Copy
        </button>
        <span role="status">{isCopied && 'Copied'}</span>
      </div>
    </div>
  )
}
