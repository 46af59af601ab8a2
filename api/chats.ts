import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { MadeId, sentId } from '#platform/requests/sent-id.ts'
import { ChangedFacts } from '#domain/chat/facts/chat-facts.ts'
import {
  findChat,
  getChat,
  listChats,
  listEarlierMessages,
  medianFirstReply,
} from '#domain/chat/chat-list.server.ts'
import { countWaitingChats } from '#domain/chat/waiting.server.ts'
import { ChatPage, ChatQuery, ChatsWaiting, FirstReplies } from '#domain/chat/chat-query.ts'
import { lines } from '#platform/text/text.ts'
import { ChatDetail, ChatMessages, longestText, Replier, SaidText } from '#domain/chat/chat.ts'
import { staffSaw, staffTypes } from '#domain/chat/signals.server.ts'
import {
  blockChat,
  endChat,
  fillInChat,
  handBackChat,
  replyInChat,
  takeChat,
  transferChat,
} from '#domain/chat/staff.flow.ts'
import { undoEnd } from '#domain/chat/undo-end.flow.ts'
import { listRepliers } from '#domain/employees/people-who-may.server.ts'
import { ReadyWords } from '#domain/chat/settings/canned.ts'
import { getReadyWords } from '#domain/chat/settings/settings.server.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { allowed } from './authentication.ts'
import { limitBody } from './body-limit.ts'
import { limitAdditions, limitChanges } from './changing.ts'

const params = z.object({ id: sentId('Chat not found.') })
const ofMessage = z.object({ id: sentId('Chat not found.'), message_id: MadeId })
const answer = { 200: json(ChatDetail, 'The conversation as it is now.') }

const getList = createRoute({
  operationId: 'listChats',
  method: 'get',
  path: '/',
  summary: 'List conversations of the website’s chat',
  request: { query: ChatQuery },
  responses: { 200: json(ChatPage, 'A page.'), ...refusals(400, 401, 403) },
})

const getWaiting = createRoute({
  operationId: 'countWaitingChats',
  method: 'get',
  path: '/waiting',
  summary: 'Count conversations that wait for a person, and the person’s own with unread words',
  responses: { 200: json(ChatsWaiting, 'How many, since when, and who comes first.'), ...refusals(401, 403) },
})

const getFirstReplies = createRoute({
  operationId: 'getFirstReplies',
  method: 'get',
  path: '/first-replies',
  summary: 'Tell how long visitors waited today for the first words of a person',
  responses: { 200: json(FirstReplies, 'The median.'), ...refusals(401, 403) },
})

const getWords = createRoute({
  operationId: 'getReadyWords',
  method: 'get',
  path: '/ready-words',
  summary: 'Get the replies and questions that are ready for visitors',
  responses: { 200: json(ReadyWords, 'As they are set now.'), ...refusals(401, 403) },
})

const getRepliers = createRoute({
  operationId: 'listChatRepliers',
  method: 'get',
  path: '/repliers',
  summary: 'List who can be given a conversation',
  responses: { 200: json(z.array(Replier), 'By name.'), ...refusals(401, 403) },
})

const getOne = createRoute({
  operationId: 'getChat',
  method: 'get',
  path: '/{id}',
  summary: 'Get a conversation with its messages',
  request: { params },
  responses: { ...answer, ...refusals(400, 401, 403, 404) },
})

const getMessages = createRoute({
  operationId: 'listChatMessages',
  method: 'get',
  path: '/{id}/messages',
  summary: 'List what was said in a conversation before a position',
  request: { params, query: z.object({ before: z.coerce.number().int().min(1).max(2_147_483_647) }) },
  responses: { 200: json(ChatMessages, 'A page, the first in front.'), ...refusals(400, 401, 403, 404) },
})

const putTurn = createRoute({
  operationId: 'turnChat',
  method: 'put',
  path: '/{id}/turns/{message_id}',
  summary:
    'Take a conversation over, hand it back, transfer or end it, undo that end, or end it and block its sender for a day',
  middleware: [limitBody, limitChanges] as const,
  request: {
    params: ofMessage,
    body: body(
      z.discriminatedUnion('turn', [
        z.object({ turn: z.literal('take') }),
        z.object({ turn: z.literal('hand_back') }),
        z.object({ turn: z.literal('end') }),
        z.object({ turn: z.literal('undo_end') }),
        z.object({ turn: z.literal('block') }),
        z.object({
          turn: z.literal('transfer'),
          employee_id: sentId('Person not found.'),
          /** For whoever takes it; the visitor never reads it. */
          note: lines(longestText, 'Shorten the note.').default(''),
        }),
      ]),
    ),
  },
  responses: {
    ...answer,
    204: { description: 'Done; the person does not see the conversation any more.' },
    ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429),
  },
})

const putMessage = createRoute({
  operationId: 'replyInChat',
  method: 'put',
  path: '/{id}/messages/{message_id}',
  summary: 'Write to the visitor, or a note that only staff sees',
  middleware: [limitBody, limitAdditions] as const,
  request: { params: ofMessage, body: body(SaidText.extend({ kind: z.enum(['text', 'note']) })) },
  responses: { ...answer, ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429) },
})

const putFacts = createRoute({
  operationId: 'fillInChat',
  method: 'put',
  path: '/{id}/facts/{message_id}',
  summary: 'Fill in what the conversation told; null takes it back',
  middleware: [limitBody, limitChanges] as const,
  request: { params: ofMessage, body: body(ChangedFacts) },
  responses: { ...answer, ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429) },
})

const putTyping = createRoute({
  operationId: 'typeReply',
  method: 'put',
  path: '/{id}/typing',
  summary: 'Say that one is typing a reply',
  request: { params },
  responses: { 204: { description: 'Told.' }, ...refusals(400, 401, 403, 404) },
})

const putSeen = createRoute({
  operationId: 'seeMessages',
  method: 'put',
  path: '/{id}/seen/{position}',
  summary: 'Say up to where one has read a conversation that one has',
  request: { params: params.extend({ position: z.coerce.number().int().min(0).max(1_000_000) }) },
  responses: {
    204: { description: 'Told; nothing is where someone else has it, or no one.' },
    ...refusals(400, 401, 403, 404),
  },
})

export const chatsApi = newApi()
  .openapi(getList, async (c) =>
    c.json(await listChats(c.var.world, allowed(c, 'chat.view'), c.req.valid('query')), 200),
  )
  .openapi(getWaiting, async (c) =>
    c.json(await countWaitingChats(c.var.world, allowed(c, 'chat.view')), 200),
  )
  .openapi(getFirstReplies, async (c) =>
    c.json(await medianFirstReply(c.var.world, allowed(c, 'chat.view')), 200),
  )
  .openapi(getWords, async (c) => c.json(await getReadyWords(c.var.world, allowed(c, 'chat.reply')), 200))
  .openapi(getRepliers, async (c) => {
    return c.json(await listRepliers(c.var.world, allowed(c, 'chat.reply')), 200)
  })
  .openapi(getOne, async (c) => {
    const viewer = allowed(c, 'chat.view')
    return c.json(await getChat(c.var.world, viewer, c.req.valid('param').id), 200)
  })
  .openapi(getMessages, async (c) => {
    const [viewer, { id }, { before }] = [allowed(c, 'chat.view'), c.req.valid('param'), c.req.valid('query')]
    return c.json(await listEarlierMessages(c.var.world, viewer, { id, before }), 200)
  })
  .openapi(putTurn, async (c) => {
    const [replier, viewer] = [allowed(c, 'chat.reply'), allowed(c, 'chat.view')]
    const [act, sent] = [c.req.valid('param'), c.req.valid('json')]
    const { world } = c.var
    if (sent.turn === 'take') await takeChat(world, replier, act)
    else if (sent.turn === 'hand_back') await handBackChat(world, replier, act)
    else if (sent.turn === 'end') await endChat(world, replier, act)
    else if (sent.turn === 'undo_end') await undoEnd(world, replier, act)
    else if (sent.turn === 'block') await blockChat(world, replier, act)
    else await transferChat(world, replier, { ...act, to: sent.employee_id, note: sent.note })
    // Who handed it back may not see it any more.
    const chat = await findChat(world, viewer, act.id)
    return chat ? c.json(chat, 200) : c.body(null, 204)
  })
  .openapi(putMessage, async (c) => {
    const [replier, viewer] = [allowed(c, 'chat.reply'), allowed(c, 'chat.view')]
    const act = c.req.valid('param')
    await replyInChat(c.var.world, replier, { ...act, ...c.req.valid('json') })
    return c.json(await getChat(c.var.world, viewer, act.id), 200)
  })
  .openapi(putFacts, async (c) => {
    const [replier, viewer] = [allowed(c, 'chat.reply'), allowed(c, 'chat.view')]
    const act = c.req.valid('param')
    await fillInChat(c.var.world, replier, { ...act, changes: c.req.valid('json') })
    return c.json(await getChat(c.var.world, viewer, act.id), 200)
  })
  .openapi(putTyping, async (c) => {
    await staffTypes(c.var.world, allowed(c, 'chat.reply'), c.req.valid('param').id)
    return c.body(null, 204)
  })
  .openapi(putSeen, async (c) => {
    await staffSaw(c.var.world, allowed(c, 'chat.reply'), c.req.valid('param'))
    return c.body(null, 204)
  })

export type ChatsApi = typeof chatsApi
