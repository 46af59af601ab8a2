import { createRoute } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { sentId } from '#platform/requests/sent-id.ts'
import { deleteOwnChat } from '#domain/chat/delete.flow.ts'
import { ChatDevices, ChatLink, NewDevice, OpenedChat } from '#domain/chat/devices/chat-link.ts'
import {
  confirmDevice,
  endDevice,
  linkForVisitor,
  openOnDevice,
  readDevices,
} from '#domain/chat/devices/continue.flow.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { limitBodyTo } from './body-limit.ts'
import { limitChatReads, tooMany } from './chat-limits.ts'
import { headers, limitApart, limitWrites, params, secretOf, visitorOf } from './chat-visitor.ts'
import type { ApiEnv } from './env.ts'

/** The addresses that are tried, of one sender: no one guesses 144 bits, and no one shall try. */
const limitTries: MiddlewareHandler<ApiEnv> = async (c, next) => {
  c.header('Cache-Control', 'no-store')
  await c.var.limits.chatLinks.use(c.var.address, tooMany(c))
  return next()
}

const postLink = createRoute({
  operationId: 'makeChatLink',
  method: 'post',
  path: '/chats/{id}/links',
  summary: 'Make the link that opens a chat on another device; the one before ends',
  middleware: [limitChatReads, limitWrites] as const,
  request: { params, headers },
  responses: { 201: json(ChatLink, 'Told this once.'), ...refusals(400, 404, 409, 429) },
})

const getDevices = createRoute({
  operationId: 'listChatDevices',
  method: 'get',
  path: '/chats/{id}/devices',
  summary: 'List the other devices on which a chat is open',
  middleware: limitChatReads,
  request: { params, headers },
  responses: {
    200: json(ChatDevices, 'Since when, and until when a link opens it.'),
    ...refusals(400, 404, 429),
  },
})

const deleteDevice = createRoute({
  operationId: 'endChatDevice',
  method: 'delete',
  path: '/chats/{id}/devices/{device_id}',
  summary: 'End a chat on one of its devices',
  middleware: limitApart('end'),
  request: { params: params.extend({ device_id: sentId('Device not found.') }), headers },
  responses: { 204: { description: 'It opens the chat no more.' }, ...refusals(400, 404, 409, 429) },
})

const putDevice = createRoute({
  operationId: 'confirmChatDevice',
  method: 'put',
  path: '/chats/{id}/devices/{device_id}',
  summary: 'Say that a device that was opened by a link of the staff is the visitor’s own',
  middleware: [limitChatReads, limitWrites] as const,
  request: { params: params.extend({ device_id: sentId('Device not found.') }), headers },
  responses: {
    204: { description: 'It gives numbers and answers like the others.' },
    ...refusals(400, 404, 409, 429),
  },
})

const postDevice = createRoute({
  operationId: 'openChatOnDevice',
  method: 'post',
  path: '/devices',
  summary: 'Open a chat by its link, with a secret that this device made',
  middleware: [limitTries, limitBodyTo(8000)] as const,
  request: { headers, body: body(NewDevice) },
  responses: {
    200: json(OpenedChat, 'The chat as it is now. The same again where it was opened already.'),
    ...refusals(400, 404, 409, 410, 413, 415, 422, 429),
  },
})

const deleteChat = createRoute({
  operationId: 'deleteOwnChat',
  method: 'delete',
  path: '/chats/{id}',
  summary: 'Delete a chat: all that was written in it, on every device',
  middleware: limitApart('end'),
  request: { params, headers },
  responses: {
    204: { description: 'It is deleted. A request that it became stays.' },
    ...refusals(400, 404, 409, 429),
  },
})

export const visitorDevicesApi = newApi()
  .openapi(postLink, async (c) => c.json(await linkForVisitor(c.var.world, visitorOf(c)), 201))
  .openapi(getDevices, async (c) => c.json(await readDevices(c.var.world, visitorOf(c)), 200))
  .openapi(deleteDevice, async (c) => {
    await endDevice(c.var.world, visitorOf(c), c.req.valid('param').device_id)
    return c.body(null, 204)
  })
  .openapi(putDevice, async (c) => {
    await confirmDevice(c.var.world, visitorOf(c), c.req.valid('param').device_id)
    return c.body(null, 204)
  })
  .openapi(deleteChat, async (c) => {
    await deleteOwnChat(c.var.world, visitorOf(c))
    return c.body(null, 204)
  })
  .openapi(postDevice, async (c) => {
    const device = { ...c.req.valid('json'), secret: secretOf(c) }
    return c.json(await openOnDevice(c.var.world, device), 200)
  })
