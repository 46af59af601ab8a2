import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Limiter } from '#platform/requests/limits.ts'
import type { News } from '#platform/events/news.ts'
import type { Signals } from '#platform/signals/signals.ts'
import type { World } from '#platform/world.ts'
import type { Decide } from '#domain/chat/decide.ts'
import type { Writer } from '#domain/chat/written/writer.ts'
import type { Library } from '#domain/chat/published/library.server.ts'
import type { Session } from '#domain/sessions/sessions.server.ts'
import type { Vitals } from '#domain/vitals/vitals.ts'
import type { AddressedNews } from './addressed-news.ts'
import type { AddressedSignals } from './addressed-signals.ts'
import type { ChatNews } from './chat-news.ts'
import type { openStreams, StreamLimits } from './streams.ts'

/** What the API needs beside the world. */
export type ApiParts = {
  world: World
  news: Pick<News, 'listen' | 'position'>
  signals: Pick<Signals, 'listen'>
  limits: ApiLimits
  /** Where measurements of visits are added up. */
  vitals: { add(vitals: Vitals): void }
  /** Aborted when the server stops, so that open streams end. */
  closing: AbortSignal
  streamLimits?: StreamLimits
  /** Other websites that may embed the chat, whatever the company sets. */
  chatOrigins?: readonly string[]
  /** What an automated answer does with the words of a visitor; where it is not given, everything is for a person. */
  decide?: Decide
  /** Writes automated answers, where a language model is named. */
  writer?: Writer | null
  /** What the chat can quote; where it is not given, what staff published alone. */
  library?: Library
  /** Made from the news where it is not given. */
  addressedNews?: AddressedNews
}

export type ApiLimits = {
  signInByName: Limiter
  signInByAddress: Limiter
  /** Second factors and passwords that someone signed in shows: guesses, of a person. */
  factor: Limiter
  /** Floods of requests for help: what goes over is refused. */
  leads: Limiter
  /** Requests without a proof of work: what goes over is received, and marked as odd. */
  unproven: Limiter
  /** What visitors upload. */
  photos: Limiter
  /** What someone of the staff uploads: a phone may have hundreds when it is back from a basement. */
  staffPhotos: Limiter
  /** What visitors see and change of what they sent. */
  receipts: Limiter
  /** Refusals for want of a permission: what goes over is not written down. */
  denials: Limiter
  vitals: Limiter
  /** Steps of visits that a person reports: far more than a week without signal makes. */
  steps: Limiter
  /** Notes and photos that a person adds to requests, and what they write in chats: those of a phone that was long without signal arrive at once. */
  additions: Limiter
  /** Changes that a person makes to jobs, their visits, money and codes, and to chats: more than anyone types. */
  changes: Limiter
  /** Papers of forms that nobody filled in, which a person has drawn while they change a form. */
  previews: Limiter
  /** Devices on which a person turns on notifications; each start of the portal tells of its own again. */
  push: Limiter
  /** Addresses that a person makes for their calendar. */
  calendars: Limiter
  /** Chats that visitors open, in a minute and in an hour. */
  newestChats: Limiter
  chats: Limiter
  /** Those that visitors open beside them to tell of danger or leave a number. */
  urgentChats: Limiter
  /** What the visitor of one chat writes, answers and shows. */
  chatMessages: Limiter
  /** Addresses of chats that someone tries. */
  chatLinks: Limiter
  /** Addresses of labels on equipment that someone opens. */
  unitPages: Limiter
  /** Of each address, pages that say whether a document is ours. */
  signPages: Limiter
  signAnswers: Limiter
  verifyPages: Limiter
  /** What is reported from one address, and of one unit. */
  unitReports: Limiter
  /** What visitors read of their chats, and that they are typing. */
  chatReads: Limiter
}

/** What each handler finds in `c.var`. `session` is set on every path that is not open to all. */
export type ApiEnv = {
  Bindings: { address?: string; requestId?: string }
  Variables: Required<ApiParts> & {
    streams: ReturnType<typeof openStreams>
    visitorStreams: ReturnType<typeof openStreams>
    chatNews: ChatNews
    addressedSignals: AddressedSignals
    address: string
    session: Session | null
  }
}

export type Api = OpenAPIHono<ApiEnv>
