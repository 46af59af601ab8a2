import { createRoute } from '@hono/zod-openapi'
import { cors } from 'hono/cors'
import { newApi } from './answers.ts'
import { leadPost, receiveSentLead } from './sent-lead.ts'

const postLead = createRoute({
  operationId: 'receiveChatLead',
  method: 'post',
  path: '/leads',
  summary: 'Submit a request from the chat, also on the company’s other websites',
  ...leadPost,
})

export const chatbotApi = newApi().openapi(postLead, async (c) => {
  const { isNew, receipt } = await receiveSentLead(c, c.req.valid('json'))
  return isNew ? c.json(receipt, 201) : c.json(receipt, 200)
})

/** Lets these websites, and no other, read what the chat is answered. They never send who someone is. */
export function answerTo(origins: readonly string[]) {
  return cors({
    origin: (origin) => (origins.includes(origin) ? origin : null),
    allowMethods: ['POST'],
    allowHeaders: ['Content-Type'],
    maxAge: 600,
  })
}
