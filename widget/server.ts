import type { ChatStart } from '#domain/chat/start.ts'
import type { NewChat } from '#domain/chat/chat.ts'
import type { KeptChat } from './kept-chat.ts'
import { answerOf, type Answer } from './server-answer.ts'

const timeout = 15_000

export type Server = ReturnType<typeof openServer>

/** The chat's endpoints, beside the file `home` on our server, which may be another website's than the page. */
export function openServer(home: string) {
  const addressOf = (path: string) => new URL(path, home).href

  function ask({ id, secret, language }: KeptChat, path: string, init: RequestInit = {}) {
    const headers = {
      'accept-language': language,
      'content-type': 'application/json',
      'x-chat-secret': secret,
    }
    return fetch(addressOf(`chats/${id}${path}`), { ...init, headers })
  }

  async function put(chat: KeptChat, path: string, body: object): Promise<Answer> {
    const signal = AbortSignal.timeout(timeout)
    try {
      const answer = await ask(chat, path, { method: 'PUT', body: JSON.stringify(body), signal })
      const again = Date.now() + Number(answer.headers.get('retry-after')) * 1000
      return answerOf(answer.status, await answer.json(), again)
    } catch {
      return { kind: 'failed' }
    }
  }

  return {
    addressOf,
    put,
    open: (chat: KeptChat, visit: Partial<NewChat> & { is_urgent?: true }) =>
      put(chat, '', { language: chat.language, ...visit }),
    async start(): Promise<ChatStart | undefined> {
      try {
        const answer = await fetch(addressOf(`start?page=${location.pathname}`), {
          signal: AbortSignal.timeout(timeout),
        })
        return answer.ok ? await answer.json() : undefined
      } catch {
        return undefined
      }
    },
    stream: (chat: KeptChat, after: number, signal: AbortSignal) =>
      ask(chat, `/stream?after=${after}`, { signal }),
    /** What is lost when it does not arrive: nothing. */
    tell(chat: KeptChat, path: string) {
      ask(chat, path, { method: 'PUT', body: '{}' }).catch(() => {})
    },
  }
}
