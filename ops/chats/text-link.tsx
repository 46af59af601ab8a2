import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChatDetail } from '#domain/chat/chat.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { newId } from '#platform/uuid.ts'
import { problemOf } from '../problem.ts'
import { useMay } from '../session/may.ts'
import { button } from '../ui/button.ts'
import { Notice } from '../ui/notice.tsx'
import { textChatLink } from './chat-records-api.ts'

/** Texts the link to the customer of the job. Whether they agreed to text messages the server knows, and says. */
export function TextLink({ chat: { id, phone, job_number } }: { chat: ChatDetail }) {
  const maySend = useMay('messages.send')
  const [message] = useState(newId)
  const text = useMutation({ mutationFn: () => textChatLink(id, message) })
  if (!maySend || !phone || !job_number) return null
  return (
    <div className="space-y-2">
      <button
        type="button"
        className={button('plain')}
        aria-disabled={text.isPending || text.isSuccess}
        onClick={() => text.isPending || text.isSuccess || text.mutate()}
      >
        Text a link to {displayPhone(phone)}
      </button>
      <p role="status">
        {text.isSuccess && `The text message is being sent. You’ll find it in the messages of ${job_number}.`}
      </p>
      {text.isError && <Notice title={problemOf(text.error).detail} />}
    </div>
  )
}
