import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ChatDetail } from '#domain/chat/chat.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { notify } from '../ui/notify.ts'
import { deleteChat } from './chat-records-api.ts'
import { chatQuery, invalidateChat, invalidateChats } from './queries.ts'
import { visitorWords } from './words.ts'

type DeleteChatProps = { chat: ChatDetail; isOpen: boolean; onClose: () => void }

/** Asks before a conversation is deleted, and says what goes and what stays. */
export function DeleteChat({ chat, isOpen, onClose }: DeleteChatProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const remove = useMutation({
    mutationFn: () => deleteChat(chat.id),
    async onSuccess() {
      notify('Chat deleted.')
      onClose()
      await navigate({ to: '/ops/submissions/chats' })
      client.removeQueries({ queryKey: chatQuery(chat.id).queryKey })
      await Promise.all([invalidateChats(client), invalidateChat(client, chat.id)])
    },
  })
  return (
    <ConfirmDialog
      title={`Delete the chat with ${visitorWords(chat)}?`}
      action="Delete the chat"
      isOpen={isOpen}
      isBusy={remove.isPending}
      error={remove.error}
      onClose={onClose}
      onConfirm={() => remove.mutate()}
    >
      <p>
        All messages, answers and notes are deleted, here and on the visitor’s devices. Links to the chat stop
        working. This can’t be undone.
      </p>
      <p>{staysWords(chat)}</p>
    </ConfirmDialog>
  )
}

function staysWords({ has_lead, reference, job_number, photos }: ChatDetail) {
  if (!has_lead)
    return photos.length > 0
      ? 'The chat has no phone number, so nothing stays. Its photos are deleted too.'
      : 'The chat has no phone number, so nothing stays.'
  const record = job_number ? `The job ${job_number}` : `The request ${reference}`
  return `${record} stays, with the phone number, the photos, what the visitor first wrote, and the facts that were taken over. The history says who deleted the chat.`
}
