import { createRoute } from '@hono/zod-openapi'
import { cors } from 'hono/cors'
import * as z from 'zod'
import { readChatStart } from '#domain/chat/start.flow.ts'
import { ChatStart } from '#domain/chat/start.ts'
import { json, newApi, refusals } from './answers.ts'
import { limitChatReads } from './chat-limits.ts'
import { photoPut, receiveSentPhoto } from './sent-photo.ts'

const getStart = createRoute({
  operationId: 'startChat',
  method: 'get',
  path: '/start',
  summary: 'Get what the chat shows when it opens',
  middleware: limitChatReads,
  request: { query: z.object({ page: z.string().max(2000).default('') }) },
  responses: { 200: json(ChatStart, 'Who is on call, and the questions.'), ...refusals(400, 429) },
})

const putPhoto = createRoute({
  operationId: 'uploadChatPhoto',
  method: 'put',
  path: '/photos/{sha256}',
  summary: 'Upload a photo for a chat under the SHA-256 of its bytes',
  ...photoPut,
})

export const chatbotApi = newApi()
  .openapi(getStart, async (c) => c.json(await readChatStart(c.var.world, c.req.valid('query').page), 200))
  .openapi(putPhoto, async (c) => {
    const { isNew, ...receipt } = await receiveSentPhoto(c, c.req.valid('param').sha256)
    return isNew ? c.json(receipt, 201) : c.json(receipt, 200)
  })

export type ChatbotApi = typeof chatbotApi

/** Lets these websites, and no other, read what the chat is answered. They never send who someone is. */
export function answerTo(isAllowed: (origin: string) => Promise<boolean>) {
  return cors({
    origin: async (origin) => (origin && (await isAllowed(origin)) ? origin : null),
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['Content-Type', 'X-Chat-Secret'],
    exposeHeaders: ['Retry-After'],
    maxAge: 600,
  })
}
