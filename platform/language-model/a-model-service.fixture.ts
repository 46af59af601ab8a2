import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { onTestFinished } from 'vitest'
import type { modelKinds, ModelService } from './language-model.ts'

type Kind = (typeof modelKinds)[number]

/** One answer of the service, told in the words of its kind. */
export type Telling = {
  /** Sends a piece of text. */
  text(piece: string): void
  /** Ends it as whole, or cut short. */
  end(reason?: 'whole' | 'cut'): void
  /** Breaks the connection off. */
  breakOff(): void
  /** An error in the middle of the stream. */
  fail(): void
  /** Answers with a status and nothing else. */
  refuse(status: number, headers?: Record<string, string>): void
  /** Answers with a status and one line, as long as someone reads it and up to 32 MB; returns how much went out. */
  pour(status: number): Promise<number>
  /** Resolves when whoever asked has gone. */
  readonly left: Promise<unknown>
}

export type Heard = {
  readonly path: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** A service of language models on this machine, which speaks as both kinds do, answers as it is told and remembers what it was asked. */
export async function aModelService(
  answer: (telling: Telling, asked: Heard) => void,
  kind: Kind = 'openai-compatible',
) {
  const heard: Heard[] = []
  const server = createServer((request, response) => void take(request, response))
  async function take(request: IncomingMessage, response: ServerResponse) {
    const { url: path, headers } = request
    const asked = { path, headers, body: await text(request) }
    heard.push(asked)
    answer(tellingOf(response, kind), asked)
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(stop)
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const service: ModelService = {
    kind,
    url: `http://127.0.0.1:${port}/v1`,
    name: 'a-model',
    key: 'a-secret-key',
  }
  return { heard, service, stop }
}

function tellingOf(response: ServerResponse, kind: Kind): Telling {
  const send = (event: string, data: object) => {
    if (!response.headersSent) response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    if (kind === 'anthropic') response.write(`event: ${event}\n`)
    response.write(`data: ${JSON.stringify(data)}\n\n`)
  }
  return {
    ...(kind === 'anthropic' ? anthropic(send, response) : openAi(send, response)),
    breakOff: () => void response.destroy(),
    refuse: (status, headers = {}) =>
      void response.writeHead(status, headers).end('{"error":{"message":"no"}}'),
    pour: (status) => pour(response.writeHead(status, { 'Content-Type': 'text/event-stream' })),
    left: once(response, 'close'),
  }
}

async function pour(response: ServerResponse) {
  let poured = 0
  function* pieces() {
    for (; poured < 32 * 1024 * 1024; poured += 64 * 1024) yield 'x'.repeat(64 * 1024)
  }
  // Whoever asked may close the connection before the end.
  await pipeline(pieces, response).catch(() => {})
  return poured
}

type Send = (event: string, data: object) => void

function anthropic(send: Send, response: ServerResponse) {
  let isBegun = false
  const start = () => {
    if (isBegun) return
    isBegun = true
    const usage = { input_tokens: 1, output_tokens: 1 }
    const message = { id: 'm', type: 'message', role: 'assistant', model: 'a-model', content: [], usage }
    send('message_start', {
      type: 'message_start',
      message: { ...message, stop_reason: null, stop_sequence: null },
    })
    const block = { type: 'text', text: '' }
    send('content_block_start', { type: 'content_block_start', index: 0, content_block: block })
  }
  return {
    text(piece: string) {
      start()
      const delta = { type: 'text_delta', text: piece }
      send('content_block_delta', { type: 'content_block_delta', index: 0, delta })
    },
    end(reason = 'whole') {
      start()
      send('content_block_stop', { type: 'content_block_stop', index: 0 })
      const delta = { stop_reason: reason === 'whole' ? 'end_turn' : 'max_tokens', stop_sequence: null }
      send('message_delta', { type: 'message_delta', delta, usage: { output_tokens: 9 } })
      send('message_stop', { type: 'message_stop' })
      response.end()
    },
    fail() {
      start()
      send('error', { type: 'error', error: { type: 'overloaded_error', message: 'no' } })
      response.end()
    },
  }
}

function openAi(send: Send, response: ServerResponse) {
  const chunk = (delta: object, finish: string | null = null) =>
    send('', {
      id: 'c',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'a-model',
      choices: [{ index: 0, delta, finish_reason: finish }],
    })
  return {
    text: (piece: string) => chunk({ role: 'assistant', content: piece }),
    end(reason = 'whole') {
      chunk({}, reason === 'whole' ? 'stop' : 'length')
      response.end('data: [DONE]\n\n')
    },
    fail() {
      send('', { error: { message: 'no', type: 'server_error', code: null, param: null } })
      response.end()
    },
  }
}
