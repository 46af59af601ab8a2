import type { MiddlewareHandler } from 'hono'
import type { Decide } from '#domain/chat/decide.ts'
import { openLibrary } from '#domain/chat/published/library.server.ts'
import { openAddressedNews } from './addressed-news.ts'
import { openAddressedSignals } from './addressed-signals.ts'
import { openChatNews } from './chat-news.ts'
import type { ApiEnv, ApiParts } from './env.ts'
import { ofVisitors, openStreams, usualStreams } from './streams.ts'

const forPerson: Decide = () => ({ kind: 'person', reason: 'nothing', asked: 'en' })
const onePage = [{ path: '/services', title: 'Services' }]

/** What every handler finds in its context. Tests leave out what they do not ask about. */
export function openContext(parts: ApiParts): MiddlewareHandler<ApiEnv> {
  const limits = parts.streamLimits ?? usualStreams
  const streams = openStreams(limits)
  const visitorStreams = openStreams(ofVisitors)
  const addressedNews = parts.addressedNews ?? openAddressedNews(parts.world, parts.news)
  const addressedSignals = openAddressedSignals(parts.world, parts.signals)
  const chatNews = openChatNews(parts.news, parts.signals)
  const library = parts.library ?? openLibrary({ passages: [], pages: onePage })
  return async (c, next) => {
    c.set('world', parts.world)
    c.set('news', parts.news)
    c.set('addressedNews', addressedNews)
    c.set('signals', parts.signals)
    c.set('decide', parts.decide ?? forPerson)
    c.set('writer', parts.writer ?? null)
    c.set('library', library)
    c.set('chatNews', chatNews)
    c.set('addressedSignals', addressedSignals)
    c.set('limits', parts.limits)
    c.set('vitals', parts.vitals)
    c.set('closing', parts.closing)
    c.set('chatOrigins', parts.chatOrigins ?? [])
    c.set('streamLimits', limits)
    c.set('streams', streams)
    c.set('visitorStreams', visitorStreams)
    c.set('address', c.env?.address ?? '127.0.0.1')
    c.set('session', null)
    await next()
  }
}
