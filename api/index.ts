import { newApi, answerError } from './answers.ts'
import { authApi } from './auth.ts'
import { authenticate } from './authentication.ts'
import type { ApiParts } from './env.ts'
import { eventsApi } from './events.ts'
import { leadsApi } from './leads.ts'
import { needsRoom } from './needs-room.ts'
import { photosApi } from './photos.ts'
import { vitalsApi } from './vitals.ts'

/** Every endpoint: the table of contents of the machines' door. */
export function createApi(parts: ApiParts) {
  const api = newApi()
  api.onError(answerError)
  api.notFound((c) => {
    const detail = 'There is no such address.'
    return c.json({ code: 'not-found', detail, message: detail }, 404)
  })
  api.use(async (c, next) => {
    c.set('world', parts.world)
    c.set('news', parts.news)
    c.set('limits', parts.limits)
    c.set('vitals', parts.vitals)
    c.set('closing', parts.closing)
    c.set('address', c.env?.address ?? '127.0.0.1')
    c.set('session', null)
    await next()
  })
  api.use('/api/*', needsRoom)
  api.use('/api/*', authenticate)
  api.route('/api/auth', authApi)
  api.route('/api/leads', leadsApi)
  api.route('/api/photos', photosApi)
  api.route('/api/events', eventsApi)
  api.route('/api/vitals', vitalsApi)
  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' })
  let description: string | undefined
  api.get('/api/openapi.json', (c) => {
    description ??= JSON.stringify(api.getOpenAPI31Document(about))
    return c.body(description, 200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' })
  })
  return api
}

const about = {
  openapi: '3.1.0',
  info: { title: 'Mission Restore API', version: '1' },
  security: [{ bearer: [] }],
}
