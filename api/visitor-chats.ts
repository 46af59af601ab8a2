import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import * as z from 'zod'
import { checkProof } from '#platform/proof-of-work/proof-of-work.ts'
import { sentId, MadeId } from '#platform/requests/sent-id.ts'
import { ToldByVisitor } from '#domain/chat/facts/chat-facts.ts'
import { GivenContact, NewChat, SaidText, VisitorChat } from '#domain/chat/chat.ts'
import { seenChat } from '#domain/chat/chat-views.server.ts'
import { openVisitorChat } from '#domain/chat/open.flow.ts'
import { visitorSaw, visitorTypes } from '#domain/chat/signals.server.ts'
import { sayInChat, showInChat } from '#domain/chat/visitor-says.flow.ts'
import { giveContact, tellInChat } from '#domain/chat/visitor-tells.flow.ts'
import { getChatOf, getSeenChat } from '#domain/chat/visitor.server.ts'
import { Sha256 } from '#domain/photos/photo-sha256.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { limitBodyTo } from './body-limit.ts'
import { limitChatReads, tooMany } from './chat-limits.ts'
import { headers, limitApart, limitWrites, params, visitorOf } from './chat-visitor.ts'
import type { ApiEnv } from './env.ts'
import { tellVisitor } from './visitor-stream.ts'

const ofMessage = z.object({ id: sentId('Chat not found.'), message_id: MadeId })
/** Of a message; no chat has as many. */
const Position = z.coerce.number().int().min(0).max(1_000_000)
const query = z.object({ after: Position.default(0) })
const answer = { 200: json(VisitorChat, 'The chat as it is now, with the messages after the position.') }
const limitText = limitBodyTo(8000)
/** Its browser says that it is opened to tell of danger or to leave a number: who says so wrongly has a little more room. */
const Opening = NewChat.extend({ is_urgent: z.boolean().default(false) })

const writing: [typeof limitChatReads, typeof limitWrites, typeof limitText] = [
  limitChatReads,
  limitWrites,
  limitText,
]

const putChat = createRoute({
  operationId: 'openChat',
  method: 'put',
  path: '/{id}',
  summary: 'Open a chat under an id and a secret that the browser made',
  middleware: [limitChatReads, limitText] as const,
  request: { params: z.object({ id: MadeId }), headers, query, body: body(Opening) },
  responses: { ...answer, ...refusals(400, 404, 409, 413, 415, 422, 429) },
})

const getChat = createRoute({
  operationId: 'getVisitorChat',
  method: 'get',
  path: '/{id}',
  summary: 'Get a chat as its visitor sees it',
  middleware: limitChatReads,
  request: { params, headers, query },
  responses: { ...answer, ...refusals(400, 404, 429) },
})

const getStream = createRoute({
  operationId: 'streamVisitorChat',
  method: 'get',
  path: '/{id}/stream',
  summary: 'Follow a chat live, from a position on',
  middleware: limitChatReads,
  request: { params, headers, query },
  responses: {
    200: {
      description: 'The chat, who is typing, and what was seen.',
      content: { 'text/event-stream': { schema: z.string() } },
    },
    ...refusals(400, 404, 429),
  },
})

const putMessage = createRoute({
  operationId: 'sayInChat',
  method: 'put',
  path: '/{id}/messages/{message_id}',
  summary: 'Write in a chat',
  middleware: writing,
  request: { params: ofMessage, headers, query, body: body(SaidText) },
  responses: { ...answer, ...refusals(400, 404, 409, 413, 415, 422, 429) },
})

const putFacts = createRoute({
  operationId: 'answerInChat',
  method: 'put',
  path: '/{id}/facts/{message_id}',
  summary: 'Answer a question of the chat, or skip it; null takes the answer back',
  middleware: writing,
  request: { params: ofMessage, headers, query, body: body(ToldByVisitor) },
  responses: { ...answer, ...refusals(400, 404, 409, 413, 415, 422, 429) },
})

const putContact = createRoute({
  operationId: 'giveChatContact',
  method: 'put',
  path: '/{id}/contact/{message_id}',
  summary: 'Give a phone number, which makes the chat a request for help',
  middleware: [limitApart('contact'), limitText] as const,
  request: {
    params: ofMessage,
    headers,
    query,
    body: body(GivenContact.extend({ proof: z.unknown().optional().openapi({ type: 'string' }) })),
  },
  responses: { ...answer, ...refusals(400, 404, 409, 413, 415, 422, 429) },
})

const putPhoto = createRoute({
  operationId: 'showInChat',
  method: 'put',
  path: '/{id}/photos/{message_id}',
  summary: 'Add an uploaded photo to a chat',
  middleware: writing,
  request: { params: ofMessage, headers, query, body: body(z.object({ sha256: Sha256 })) },
  responses: { ...answer, ...refusals(400, 404, 409, 413, 415, 422, 429) },
})

const putTyping = createRoute({
  operationId: 'typeInChat',
  method: 'put',
  path: '/{id}/typing',
  summary: 'Say that the visitor is typing',
  middleware: limitChatReads,
  request: { params, headers },
  responses: { 204: { description: 'Told.' }, ...refusals(400, 404, 429) },
})

const putSeen = createRoute({
  operationId: 'seeChat',
  method: 'put',
  path: '/{id}/seen/{position}',
  summary: 'Say up to where the visitor has seen the chat',
  middleware: limitChatReads,
  request: { params: params.extend({ position: Position }), headers },
  responses: { 204: { description: 'Told.' }, ...refusals(400, 404, 429) },
})

export const visitorChatsApi = newApi()
  .openapi(putChat, async (c) => {
    const { world, limits, address } = c.var
    const { is_urgent: isUrgent, ...opening } = c.req.valid('json')
    const count = async () => {
      if (isUrgent && (await limits.urgentChats.tryUse(address))) return
      await limits.newestChats.use(address, tooMany(c))
      await limits.chats.use(address, tooMany(c))
    }
    await openVisitorChat(world, visitorOf(c), { ...opening, address, count })
    return c.json(await current(c), 200)
  })
  .openapi(getChat, async (c) => c.json(await current(c), 200))
  .openapi(getStream, async (c) => {
    const visitor = visitorOf(c)
    await getSeenChat(c.var.world, visitor)
    // A stream that no one reads would never end.
    if (c.req.method === 'HEAD') return c.body(null, 200, { 'Content-Type': 'text/event-stream' })
    const { after } = c.req.valid('query')
    return streamSSE(c, (stream) => tellVisitor(c, stream, { visitor, after }))
  })
  .openapi(putMessage, async (c) => {
    const { message_id: id } = c.req.valid('param')
    const { world, decide, writer } = c.var
    await sayInChat(world, visitorOf(c), { id, ...c.req.valid('json'), decide, writer })
    return c.json(await current(c), 200)
  })
  .openapi(putFacts, async (c) => {
    const { message_id: id } = c.req.valid('param')
    await tellInChat(c.var.world, visitorOf(c), { id, told: c.req.valid('json') })
    return c.json(await current(c), 200)
  })
  .openapi(putContact, async (c) => {
    const { proof, ...contact } = c.req.valid('json')
    const { world, limits, address } = c.var
    const { message_id: id } = c.req.valid('param')
    const visitor = visitorOf(c)
    const { page } = await getChatOf(world, visitor)
    const arriving = {
      page,
      address,
      honeypot: '',
      openedAt: undefined,
      isCrossSite: false,
      proof: await checkProof(world.secret, proof, world.now()),
      isCrowded: async () => !(await limits.unproven.tryUse(address)),
    }
    await giveContact(world, visitor, { id, ...contact, arriving })
    return c.json(await current(c), 200)
  })
  .openapi(putPhoto, async (c) => {
    const { message_id: id } = c.req.valid('param')
    await showInChat(c.var.world, visitorOf(c), { id, ...c.req.valid('json') })
    return c.json(await current(c), 200)
  })
  .openapi(putTyping, async (c) => {
    await visitorTypes(c.var.world, visitorOf(c))
    return c.body(null, 204)
  })
  .openapi(putSeen, async (c) => {
    await visitorSaw(c.var.world, visitorOf(c), c.req.valid('param').position)
    return c.body(null, 204)
  })

async function current(c: Context<ApiEnv>) {
  const chat = await getSeenChat(c.var.world, visitorOf(c))
  return seenChat(c.var.world, chat, query.parse(c.req.query()).after)
}
