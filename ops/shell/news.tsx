import { AlertNews } from '../alerts/alert-news.tsx'
import { ChatNews } from '../chats/chat-news.tsx'

/** What is announced to screen readers as it arrives. Nothing arrives before the first screen is there. */
export function News() {
  return (
    <>
      <AlertNews />
      <ChatNews />
    </>
  )
}
