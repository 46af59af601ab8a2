import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import type { ChatMessage, MessageDetail, VisitorChat } from '#domain/chat/chat.ts'
import { headOf } from '#domain/chat/settings/head-of.ts'
import { groupOf } from '#domain/chat/settings/page-groups.ts'
import { questionsOf } from '#domain/chat/settings/questions.ts'
import { loaderOf } from '#domain/chat/settings/loader.ts'
import { firstSettings, type ChatSettings } from '#domain/chat/settings/settings.ts'
import { buildWidget } from './build.ts'
import { noChat } from './conversation-state.ts'
import { withSettings } from './with-settings.ts'
import { openDevices } from './hand-made-devices.ts'

const start = { phone: '+13305550142', on_call: 'Marcus Wren' }
const opening = { time: '12:00', onCall: start.on_call, company: 'Mission Restore' }

const built = buildOnce()

function startOf(settings: ChatSettings, page: string) {
  const group = groupOf(page, settings.trauma)
  return {
    ...start,
    head: headOf(settings, { ...opening, group }),
    questions: questionsOf(settings.questions),
  }
}

/** The server of the chat as its widget needs it: the built files, and one conversation that takes each message once. */
export async function openChatServer(changed: Partial<ChatSettings> = {}) {
  const folder = await built
  const puts: { path: string; body: unknown }[] = []
  const streams = new Set<ServerResponse>()
  let chat: VisitorChat = noChat
  let isDown = false
  let isFull = false
  const settings = { ...firstSettings, ...changed }
  const devices = openDevices(() => (chat = noChat))

  function add(
    item: Partial<ChatMessage> & Pick<ChatMessage, 'id' | 'author' | 'kind'>,
    change: Partial<VisitorChat> = {},
  ) {
    const own = {
      by: null,
      text: '',
      detail: null,
      at: '2026-11-20T12:00:00.000Z',
      position: chat.items.length + 1,
    }
    chat = { ...chat, ...change, items: [...chat.items, { ...own, ...item }] }
    for (const stream of streams) tell(stream, 'chat', chat)
  }

  function take(path: string, body: Record<string, unknown>) {
    const [, kind = '', id = ''] = /\/chats\/[^/]+\/(\w+)\/([^/]+)$/.exec(path) ?? []
    if (chat.items.some((item) => item.id === id)) return
    const own = { id, author: 'visitor' } as const
    if (kind === 'messages') add({ ...own, kind: 'text', text: String(body['text']) })
    if (kind === 'contact') add({ ...own, ...contactOf(body) }, { reference: 'R-2611-AB3DE' })
    if (kind === 'photos') add({ ...own, kind: 'photo', detail: { sha256: String(body['sha256']) } })
    for (const [fact, value] of kind === 'facts' ? Object.entries(body) : []) {
      const told = {
        value: Array.isArray(value) ? value.map(String) : String(value),
        at: '2026-11-20T12:00:00.000Z',
        by: null,
      }
      add({ ...own, kind: 'answer', detail: { fact } }, { facts: { ...chat.facts, [fact]: told } })
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://here')
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'content-type, x-chat-secret')
    response.setHeader('access-control-expose-headers', 'retry-after')
    response.setHeader('access-control-allow-methods', 'GET, PUT, POST, DELETE')
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    const file = /^\/api\/chatbot\/(\w+\.js)$/.exec(pathname)?.[1]
    if (file) {
      response.writeHead(200, {
        'content-type': 'text/javascript',
        'cross-origin-resource-policy': 'cross-origin',
      })
      const script = await readFile(join(folder, file), 'utf8')
      return response.end(file === 'embed.js' ? withSettings(script, loaderOf(settings)) : script)
    }
    if (isDown) return request.socket.destroy()
    if (pathname === '/api/chatbot/start')
      return sendJson(response, startOf(settings, searchParams.get('page') ?? ''))
    if (pathname.endsWith('/stream')) {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      streams.add(response.once('close', () => streams.delete(response)))
      return tell(response, 'chat', chat)
    }
    if (devices.answer(request, response)) return undefined
    if (request.method !== 'PUT') return response.writeHead(404).end()
    const isPhoto = pathname.startsWith('/api/chatbot/photos/')
    const body: Record<string, unknown> = isPhoto ? {} : { ...Object(await json(request)) }
    if (isPhoto) for await (const _ of request);
    const path = pathname.replace(/^.*\/chats\/[^/]+/, '')
    if (isFull && path === '' && !body['is_urgent']) return refuse(request, response)
    puts.push({ path, body })
    take(pathname, body)
    const after = Number(searchParams.get('after') ?? 0)
    return sendJson(response, { ...chat, items: chat.items.filter(({ position }) => position > after) })
  }

  return {
    answer,
    puts,
    add,
    signal: (name: string, value: unknown) => streams.forEach((stream) => tell(stream, name, value)),
    isEmpty: () => chat === noChat && devices.count() === 0,
    said: () => chat.items.flatMap(({ kind, text }) => (kind === 'text' ? [text] : [])),
    /** No other conversation is opened for an hour, but of whoever tells of danger or leaves a number. */
    full: (is: boolean) => (isFull = is),
    /** From one moment to the next nobody answers. */
    down(is: boolean) {
      isDown = is
      if (is) for (const stream of streams) stream.destroy()
    },
  }
}

export async function listen(answer: (request: IncomingMessage, response: ServerResponse) => unknown) {
  const server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const bound = server.address()
  return {
    origin: `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

export async function forgetBuilt() {
  await rm(await built, { recursive: true })
}

async function buildOnce() {
  const folder = await mkdtemp(join(tmpdir(), 'widget-'))
  await buildWidget(folder)
  return folder
}

function contactOf({ phone, way }: Record<string, unknown>) {
  const detail: MessageDetail | null = way === 'call' || way === 'text' ? { way } : null
  return { kind: 'contact', text: String(phone), detail } as const
}

function tell(stream: ServerResponse, name: string, value: unknown) {
  stream.write(`event: ${name}\ndata: ${JSON.stringify(value)}\n\n`)
}

function refuse(request: IncomingMessage, response: ServerResponse) {
  const isSpanish = request.headers['accept-language'] === 'es'
  const detail = isSpanish ? 'Demasiados mensajes. Llámenos.' : 'Too many messages. Please call.'
  response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '3600' })
  response.end(JSON.stringify({ code: 'too-many', detail }))
}

function sendJson(response: ServerResponse, body: object) {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
