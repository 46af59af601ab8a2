import type { News } from '#platform/events/news.ts'
import type { Signal, Signals } from '#platform/signals/signals.ts'

type Listener = {
  /** Something was written or changed in the chat. */
  change(): void
  /** Something is true of it for a moment. */
  signal(signal: Signal): void
}

export type ChatNews = { listen(chatId: string, listener: Listener): () => void }

/** Tells each open chat of this node of its own news, however many chats are open. */
export function openChatNews(news: Pick<News, 'listen'>, signals: Pick<Signals, 'listen'>): ChatNews {
  const listeners = new Map<string, Set<Listener>>()
  const of = (chatId: string | null) => listeners.get(chatId ?? '') ?? []
  let stop = () => {}

  function start() {
    const leaveNews = news.listen(({ subject }) => {
      for (const { change } of of(subject)) change()
    })
    const leaveSignals = signals.listen((signal) => {
      for (const { signal: tell } of of(signal.about)) tell(signal)
    })
    return () => {
      leaveNews()
      leaveSignals()
    }
  }

  return {
    listen(chatId, listener) {
      if (listeners.size === 0) stop = start()
      const own = listeners.get(chatId) ?? new Set()
      listeners.set(chatId, own.add(listener))
      return () => {
        if (!own.delete(listener) || own.size > 0) return
        listeners.delete(chatId)
        if (listeners.size === 0) stop()
      }
    },
  }
}
