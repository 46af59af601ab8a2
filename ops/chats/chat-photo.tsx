import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { ChatDetail, ChatMessage } from '#domain/chat/chat.ts'
import { HeldPhoto } from '../photos/held-photo.tsx'
import { PhotoViewer } from '../photos/photo-viewer.tsx'
import { invalidateChat } from './queries.ts'
import { callWords, visitorWords } from './words.ts'

type ChatPhotoProps = { chat: ChatDetail; message: ChatMessage; time: string }

/** A photo where it was shown in the conversation. */
export function ChatPhoto({ chat, message, time }: ChatPhotoProps) {
  const client = useQueryClient()
  const [opened, setOpened] = useState<number | null>(null)
  const at = chat.photos.findIndex(({ sha256 }) => sha256 === message.detail?.sha256)
  const photo = chat.photos[at]
  const name = visitorWords(chat)
  if (!photo) return <p className="text-muted">{time} A photo that is no longer here</p>
  return (
    <>
      <button
        type="button"
        aria-label={`View photo ${at + 1} of ${chat.photos.length}`}
        className="block w-36 overflow-hidden rounded-sm bg-wash hover:brightness-95"
        onClick={() => setOpened(at)}
      >
        <HeldPhoto
          url={photo.thumbnail_url}
          alt=""
          width={photo.width}
          height={photo.height}
          className="aspect-4/3 w-full object-cover"
          onExpired={() => void invalidateChat(client, chat.id)}
        />
      </button>
      <p className="mt-0.5 text-[0.8125rem] text-muted">
        {message.detail?.by_link && 'Sent on a device that opened a link from the office. '}
        {callWords(chat)}, {time}
      </p>
      <PhotoViewer photos={chat.photos} from={name} opened={opened} onOpen={setOpened} />
    </>
  )
}
