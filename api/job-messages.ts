import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import { readMessages, retryMessage, writeMessage } from '#domain/messages/messages.flow.ts'
import { JobMessage, MessagePage, MessageQuery, NewMessage } from '#domain/messages/message.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { allowed } from './authentication.ts'
import { limitBody } from './body-limit.ts'
import { AppliedBefore, once, sendReceiptAgain } from './once.ts'

const params = z.object({ id: sentId('Job not found.') })

const getMessages = createRoute({
  operationId: 'listJobMessages',
  method: 'get',
  path: '/{id}/messages',
  summary: 'List the emails and text messages to the customer of a job, newest first',
  request: { params, query: MessageQuery },
  responses: {
    200: json(MessagePage, 'A page, and where the next one begins.'),
    ...refusals(400, 401, 403, 404),
  },
})

const postMessage = createRoute({
  operationId: 'writeMessage',
  method: 'post',
  path: '/{id}/messages',
  summary: 'Write an email or a text message to the customer of a job',
  middleware: [limitBody, sendReceiptAgain] as const,
  request: { params, body: body(NewMessage) },
  responses: {
    201: json(JobMessage, 'Written; it is sent a moment later.'),
    200: json(z.union([JobMessage, AppliedBefore]), 'Written before with the same content, as it is now.'),
    ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429),
  },
})

const postRetry = createRoute({
  operationId: 'retryMessage',
  method: 'post',
  path: '/{id}/messages/{message_id}/retry',
  summary: 'Send a message that failed again, to the same address',
  request: { params: params.extend({ message_id: sentId('Message not found.') }) },
  responses: {
    200: json(JobMessage, 'The message as it is now.'),
    ...refusals(400, 401, 403, 404, 409, 429),
  },
})

export const jobMessagesApi = newApi()
  .openapi(getMessages, async (c) => {
    const wanted = { job_id: c.req.valid('param').id, ...c.req.valid('query') }
    return c.json(await readMessages(c.var.world, allowed(c, 'messages.send'), wanted), 200)
  })
  .openapi(postMessage, (c) =>
    once(c, { lead_id: c.req.valid('param').id, write: null }, async () => {
      const written = { ...c.req.valid('json'), job_id: c.req.valid('param').id }
      const { message, isNew } = await writeMessage(c.var.world, allowed(c, 'messages.send'), written)
      return isNew ? c.json(message, 201) : c.json(message, 200)
    }),
  )
  .openapi(postRetry, async (c) => {
    const { id: job_id, message_id: id } = c.req.valid('param')
    return c.json(await retryMessage(c.var.world, allowed(c, 'messages.send'), { job_id, id }), 200)
  })

export type JobMessagesApi = typeof jobMessagesApi
