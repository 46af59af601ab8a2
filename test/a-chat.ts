import { newId } from '#platform/uuid.ts'
import { VisitorChat } from '#domain/chat/chat.ts'

const secret = 'a-secret-of-the-browser-'

/** The API as a function, or over the network. */
type Api = { request: (path: string, init: RequestInit) => Response | Promise<Response> }

/** Someone in the chat of the website, who has opened it. */
export async function aChatVisitor({ api }: { api: Api }, opening: object = {}) {
  const id = newId()
  const own = `${secret}${id}`

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

  await told(ask('', { page: '/services/water-damage', ...opening }))
  return {
    id,
    secret: own,
    ask,
    see: (after = 0) => told(ask(`?after=${after}`)),
    say: (text: string, message = newId()) => told(ask(`/messages/${message}`, { text })),
    tell: (facts: object, message = newId()) => told(ask(`/facts/${message}`, facts)),
    call: (phone = '(330) 555-0117', way = 'call', message = newId()) =>
      told(ask(`/contact/${message}`, { phone, way })),
  }
}
