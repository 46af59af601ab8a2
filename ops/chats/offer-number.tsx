import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChatDetail, ChatMessage } from '#domain/chat/chat.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { newId } from '#platform/uuid.ts'
import { problemOf } from '../problem.ts'
import { useMay } from '../session/may.ts'
import { takeNumber } from './chat-records-api.ts'
import { numbersOffered } from './offered.ts'
import { chatQuery, invalidateChats } from './queries.ts'

type OfferNumberProps = { chat: ChatDetail; message: ChatMessage }

/** A number that the visitor wrote is theirs only when someone says so: it may be a neighbor's, or a policy. */
export function OfferNumber({ chat, message }: OfferNumberProps) {
  const mayReply = useMay('chat.reply')
  const client = useQueryClient()
  const [id] = useState(newId)
  const take = useMutation({
    mutationFn: (phone: string) => takeNumber(chat.id, id, phone),
    onSuccess(after) {
      client.setQueryData(chatQuery(chat.id).queryKey, after)
      void invalidateChats(client)
    },
  })
  const numbers = mayReply ? numbersOffered(chat, message) : []
  return (
    <>
      {numbers.map((phone) => (
        <button
          key={phone}
          type="button"
          className="mt-1 block min-h-9 text-left font-semibold underline decoration-gold decoration-2 underline-offset-4 max-xl:min-h-11"
          aria-disabled={take.isPending}
          onClick={() => take.isPending || take.mutate(phone)}
        >
          Use {displayPhone(phone)} as their number
        </button>
      ))}
      {take.isError && (
        <p role="alert" className="text-red">
          {problemOf(take.error).detail}
        </p>
      )}
    </>
  )
}
