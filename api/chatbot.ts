import { newApi } from './answers.ts'

export const chatbotApi = newApi()

chatbotApi.get('/embed.js', (c) => {
  c.header('Content-Type', 'text/javascript; charset=utf-8')
  c.header('Cache-Control', 'public, max-age=300')
  return c.body(c.var.widget)
})
