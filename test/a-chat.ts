import { newId } from '#platform/uuid.ts'
import { VisitorChat } from '#domain/chat/chat.ts'
import { ChatLink, OpenedChat } from '#domain/chat/devices/chat-link.ts'

const secret = 'a-secret-of-the-browser-'

/** The API as a function, or over the network. */
type Api = { request: (path: string, init: RequestInit) => Response | Promise<Response> }

/** Someone in the chat of the website, who has opened it. */
export async function aChatVisitor({ api }: { api: Api }, opening: object = {}) {
  const id = newId()
  const visitor = openedWith(api, { id, secret: `${secret}${id}` })
  await visitor.told(visitor.ask('', { page: '/services/water-damage', ...opening }))
  return visitor
}

/** The secret in the address by which the conversation goes on on another device. */
export async function linkOf({ ask }: Pick<Awaited<ReturnType<typeof aChatVisitor>>, 'ask'>) {
  const { address } = ChatLink.parse(await (await ask('/links', {}, 'POST')).json())
  return address.slice(-24)
}

/** The same visitor on another device, which opens the link; `like`: as that one did before. */
export async function anotherDevice(
  { api }: { api: Api },
  token: string,
  like?: { device: string; secret: string },
) {
  const { device, secret: own } = like ?? { device: newId(), secret: `${secret}${newId()}` }
  const headers = { 'Content-Type': 'application/json', 'X-Chat-Secret': own }
  const body = JSON.stringify({ id: device, token })
  const answer = await api.request('/api/chatbot/devices', { method: 'POST', headers, body })
  const { status } = answer
  const opened = OpenedChat.safeParse(await answer.json()).data ?? nothing
  return { ...openedWith(api, { id: opened.id, secret: own }), device, status, opened }
}

const nothing: OpenedChat = {
  id: newId(),
  language: 'en',
  chat: { state: 'automated', with: null, facts: {}, reference: null, seen: 0, items: [] },
}

function openedWith(api: Api, { id, secret: own }: { id: string; secret: string }) {
  async function ask(path: string, json?: unknown, method = json === undefined ? 'GET' : 'PUT') {
    const headers = { 'Content-Type': 'application/json', 'X-Chat-Secret': own }
    return api.request(`/api/chatbot/chats/${id}${path}`, {
      method,
      headers,
      ...(json !== undefined && { body: JSON.stringify(json) }),
    })
  }

  async function told(answer: Response | Promise<Response>) {
    const { status, ok, ...response } = await answer
    const body: unknown = await (await answer).json()
    if (!ok) throw new Error(`${status}: ${JSON.stringify({ ...response, body })}`)
    return VisitorChat.parse(body)
  }

  return {
    id,
    secret: own,
    ask,
    told,
    see: (after = 0) => told(ask(`?after=${after}`)),
    say: (text: string, message = newId()) => told(ask(`/messages/${message}`, { text })),
    tell: (facts: object, message = newId()) => told(ask(`/facts/${message}`, facts)),
    call: (phone = '(330) 555-0117', way = 'call', message = newId()) =>
      told(ask(`/contact/${message}`, { phone, way })),
  }
}
