import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { MadeId, sentId } from '#platform/requests/sent-id.ts'
import { getChat } from '#domain/chat/chat-list.server.ts'
import { ChatDetail } from '#domain/chat/chat.ts'
import { deleteChat } from '#domain/chat/delete.flow.ts'
import { ChatLink } from '#domain/chat/devices/chat-link.ts'
import { linkForStaff } from '#domain/chat/devices/continue.flow.ts'
import { exportTranscript } from '#domain/chat/transcript.server.ts'
import { TranscriptForm } from '#domain/chat/transcript.ts'
import { takeNumber } from '#domain/chat/visitor-tells.flow.ts'
import { Phone } from '#domain/leads/phone-field.ts'
import { JobMessage } from '#domain/messages/message.ts'
import { textChatLink } from '#domain/messages/messages.flow.ts'
import { narrowedTo } from '#domain/roles/allowed.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { allowed } from './authentication.ts'
import { limitBody } from './body-limit.ts'
import { limitChanges } from './changing.ts'

const params = z.object({ id: sentId('Chat not found.') })
const ofMessage = params.extend({ message_id: MadeId })

const deleteOne = createRoute({
  operationId: 'deleteChat',
  method: 'delete',
  path: '/{id}',
  summary: 'Delete all that was written in a conversation; a request that it became stays',
  middleware: limitChanges,
  request: { params },
  responses: { 204: { description: 'It is deleted.' }, ...refusals(400, 401, 403, 404, 429) },
})

const postLink = createRoute({
  operationId: 'makeChatLinkForVisitor',
  method: 'post',
  path: '/{id}/links',
  summary: 'Make the link by which the visitor goes on on another device; the one before ends',
  middleware: limitChanges,
  request: { params },
  responses: { 201: json(ChatLink, 'Told this once.'), ...refusals(400, 401, 403, 404, 409, 429) },
})

const putLinkText = createRoute({
  operationId: 'textChatLink',
  method: 'put',
  path: '/{id}/link-texts/{message_id}',
  summary: 'Text the customer of the job that a chat became a link to the chat',
  middleware: limitChanges,
  request: { params: ofMessage },
  responses: {
    200: json(JobMessage, 'It is sent a moment later.'),
    ...refusals(400, 401, 403, 404, 409, 429),
  },
})

const postTranscript = createRoute({
  operationId: 'downloadChat',
  method: 'post',
  path: '/{id}/transcripts',
  summary: 'Download a conversation with its notes, as plain text or JSON',
  middleware: [limitBody, limitChanges] as const,
  request: { params, body: body(TranscriptForm) },
  responses: {
    200: {
      description: 'The file.',
      content: {
        'text/plain': { schema: z.string() },
        'application/json': { schema: z.object({}).openapi({ type: 'object' }) },
      },
    },
    ...refusals(400, 401, 403, 404, 413, 415, 422, 429),
  },
})

const putContact = createRoute({
  operationId: 'takeChatNumber',
  method: 'put',
  path: '/{id}/contact/{message_id}',
  summary: 'Take a number that the visitor wrote as theirs, which makes the chat a request for help',
  middleware: [limitBody, limitChanges] as const,
  request: { params: ofMessage, body: body(z.object({ phone: Phone })) },
  responses: {
    200: json(ChatDetail, 'The conversation as it is now.'),
    ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429),
  },
})

/** What is done with a conversation as a whole: passed on, taken along, deleted, made a request. */
export const chatRecordsApi = newApi()
  .openapi(deleteOne, async (c) => {
    // Nobody deletes what they may not read.
    const deleter = narrowedTo(allowed(c, 'chat.delete'), allowed(c, 'chat.view'))
    await deleteChat(c.var.world, deleter, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .openapi(postLink, async (c) => {
    const replier = allowed(c, 'chat.reply')
    return c.json(await linkForStaff(c.var.world, replier, c.req.valid('param').id), 201)
  })
  .openapi(putLinkText, async (c) => {
    const hands = { sender: allowed(c, 'messages.send'), replier: allowed(c, 'chat.reply') }
    return c.json(await textChatLink(c.var.world, hands, c.req.valid('param')), 200)
  })
  .openapi(postTranscript, async (c) => {
    const viewer = allowed(c, 'chat.view')
    const { id } = c.req.valid('param')
    const file = await exportTranscript(c.var.world, viewer, { id, ...c.req.valid('json') })
    return c.body(file.body, 200, {
      'Content-Type': file.type,
      'Content-Disposition': `attachment; filename="${file.name}"`,
    })
  })
  .openapi(putContact, async (c) => {
    const [replier, viewer] = [allowed(c, 'chat.reply'), allowed(c, 'chat.view')]
    const act = c.req.valid('param')
    await takeNumber(c.var.world, replier, { ...act, ...c.req.valid('json') })
    return c.json(await getChat(c.var.world, viewer, act.id), 200)
  })

export type ChatRecordsApi = typeof chatRecordsApi
