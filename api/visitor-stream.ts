import type { Context } from 'hono'
import type { SSEStreamingApi } from 'hono/streaming'
import type { Signal } from '#platform/signals/signals.ts'
import type { ChatMessage } from '#domain/chat/chat.ts'
import { chatSignals } from '#domain/chat/chat-signals.ts'
import { messagesOfAPage, seenChat } from '#domain/chat/chat-views.server.ts'
import { hashOfSecret } from '#domain/chat/devices/devices.server.ts'
import { findChatOf, type ChatVisitor } from '#domain/chat/visitor.server.ts'
import { isOwed } from '#domain/chat/written/owed.server.ts'
import { GrowingAnswer, writerOf } from '#domain/chat/written/owed.ts'
import type { ApiEnv } from './env.ts'

/** A reader that does not read is not waited for: it reconnects, and catches up by position. */
const mostWaiting = 100

/**
 * Tells the visitor of their chat what happens in it, from a position on, until they leave or the server stops: `chat` has what is
 * new and how things stand, `typing` who of the staff is typing, `seen` up to where the staff has read, `writing` an automated answer
 * as far as it is written.
 */
export async function tellVisitor(
  c: Context<ApiEnv>,
  stream: SSEStreamingApi,
  { visitor, after }: { visitor: ChatVisitor; after: number },
) {
  const { world, chatNews, closing, visitorStreams, streamLimits } = c.var
  const signals: Signal[] = []
  let isStale = true
  let wake: () => void = () => {}
  const end = () => stream.abort()
  // No device takes the room of another one.
  const leave = visitorStreams.enter(hashOfSecret(visitor.secret).toString('base64'), end)
  const stopListening = chatNews.listen(visitor.id, {
    change() {
      isStale = true
      wake()
    },
    signal(signal) {
      if (signal.by !== null && signals.push(signal) > mostWaiting) end()
      wake()
    },
  })
  const beat = setInterval(() => void stream.write(':\n\n'), streamLimits.heartbeat)
  stream.onAbort(() => wake())
  closing.addEventListener('abort', end)

  try {
    let position = after
    let told = ''
    while (!stream.aborted && !closing.aborted) {
      if (isStale) {
        isStale = false
        const row = await findChatOf(world, visitor)
        // It was deleted, or this device may no longer follow it.
        if (!row) return
        const chat = await seenChat(world, row, position)
        position = chat.items.at(-1)?.position ?? position
        const stands = JSON.stringify({ ...chat, items: [] })
        // What only staff sees, as a note, tells the visitor nothing: not even that there is one.
        if (chat.items.length === 0 && stands === told) continue
        told = stands
        await stream.writeSSE({ event: 'chat', data: JSON.stringify(chat), id: String(position) })
        // Who comes only now was not told that an answer is being written.
        const writing = row.isPast ? null : writerOf(row)
        if (writing) await stream.writeSSE({ event: 'typing', data: JSON.stringify(writing) })
        // A page of messages was full: there may be more.
        isStale ||= chat.items.length === messagesOfAPage
      } else if (signals.length > 0) {
        for (const signal of signals.splice(0)) await tellSignal(signal, position)
      } else await new Promise<void>((resolve) => (wake = resolve))
    }
  } finally {
    leave()
    stopListening()
    clearInterval(beat)
    closing.removeEventListener('abort', end)
  }

  async function tellSignal({ kind, value }: Signal, position: number) {
    const growing = kind === chatSignals.writing ? GrowingAnswer.parse(JSON.parse(value)) : null
    const [row, isMeant] = await Promise.all([
      // What follows the end of a conversation is not for a device that was added to it, also before it heard of the end.
      findChatOf(world, visitor),
      // It may have been given meanwhile, or a person has come.
      growing === null || isOwed(world, visitor.id, growing.id),
    ])
    if (!row || row.isPast || !isMeant) return undefined
    if (growing)
      return stream.writeSSE({ event: 'writing', data: JSON.stringify(asMessage(growing, position)) })
    const event = kind === chatSignals.typing ? 'typing' : 'seen'
    return stream.writeSSE({ event, data: JSON.stringify(value) })
  }
}

/** As it will be stored, but for its position: it takes that of the message before it until then. */
function asMessage(growing: GrowingAnswer, position: number): Omit<ChatMessage, 'at'> {
  return { ...growing, position, author: 'automated', kind: 'quote', by: null }
}
