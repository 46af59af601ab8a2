import { lastOf } from './conversation-state.ts'
import { openDelivery } from './delivery.ts'
import { follow } from './follow.ts'
import { keepChat, type KeptChat } from './kept-chat.ts'
import { openKnown } from './known.ts'
import type { Server } from './server.ts'
import type { Answer } from './server-answer.ts'
import { addWaiting, type Waiting, type WritePath } from './waiting.ts'
import { chatKey } from './place.ts'

const typingEvery = 3000

type Own = {
  /** What has to happen before something goes out: the bytes of a photo first, the proof with a phone number. */
  readonly prepare: (
    waiting: Waiting,
  ) => Promise<{ readonly body: Waiting['body'] } | { readonly answer: Answer }>
  readonly sent: (waiting: Waiting) => void
  /** Whether it may not wait, where there is no room for anything else. */
  readonly isUrgent: (waiting: readonly Waiting[]) => Promise<boolean>
  readonly changed: () => void
}

export type Conversation = ReturnType<typeof openConversation>

/** The conversation of this browser: what is known of it, what waits to be sent, and how both move on. */
export function openConversation(
  server: Server,
  { prepare, sent, isUrgent, changed }: Own,
  ended: AbortSignal,
) {
  const known = openKnown(changed)
  let toldTyping = 0
  let toldSeen = 0
  const words = laneOf('mission-chat', ({ path }) => path !== 'photos')
  // A photo takes long where the signal is weak, and holds up no word.
  const photos = laneOf('mission-chat photos', ({ path }) => path === 'photos')
  const stream = follow(server, { ...known, gone }, ended)

  addEventListener('online', sendAll, { signal: ended })
  document.addEventListener('visibilitychange', sendAll, { signal: ended })
  addEventListener(
    'storage',
    ({ key }) => key?.startsWith(chatKey) && known.hearOtherTab() && stream.again(),
    { signal: ended },
  )
  sendAll()
  stream.again()

  return {
    state: known.state,
    forget: known.forget,
    async fetchStart() {
      const start = await server.start()
      known.start(start)
      known.reached(start !== undefined)
    },
    /** Stored before it is sent. `later`: more of the same may follow. */
    add(path: WritePath, body: Waiting['body'], later = 0) {
      keepChat(known.state().language)
      addWaiting(path, body)
      changed()
      const lane = path === 'photos' ? photos : words
      lane.go(later)
    },
    change(change: Partial<KeptChat>) {
      keepChat(known.state().language, change)
      changed()
    },
    saw() {
      const from = known.from()
      if (!from || !known.state().chat.with || from.after <= toldSeen) return
      toldSeen = from.after
      server.tell(from.chat, `/seen/${toldSeen}`)
    },
    types() {
      const from = known.from()
      if (!from || !known.state().chat.with || Date.now() - toldTyping < typingEvery) return
      toldTyping = Date.now()
      server.tell(from.chat, '/typing')
    },
  }

  function laneOf(name: string, takes: (waiting: Waiting) => boolean) {
    return openDelivery({ name, takes, send, answered }, ended)
  }

  function sendAll() {
    words.go()
    photos.go()
  }

  async function send(waiting: Waiting): Promise<Answer> {
    const chat = keepChat(known.state().language)
    if (!chat.isOpened) {
      let opened = await server.open(chat, visit())
      if (opened.kind === 'failed' && opened.late && (await isUrgent(known.state().waiting)))
        opened = await server.open(chat, { ...visit(), is_urgent: true })
      if (opened.kind !== 'chat') return opened
      keepChat(chat.language, { isOpened: true })
      stream.again()
    }
    const prepared = await prepare(waiting)
    if ('answer' in prepared) return prepared.answer
    const path = `/${waiting.path}/${waiting.id}?after=${lastOf(known.state().chat)}`
    const answer = await server.put(chat, path, prepared.body)
    if (answer.kind === 'chat') sent(waiting)
    return answer
  }

  function answered(answer: Answer) {
    const late = answer.kind === 'failed' ? answer.late : undefined
    known.late(late)
    known.reached(answer.kind !== 'failed' || late !== undefined)
    if (answer.kind === 'gone') gone()
    if (answer.kind === 'chat') known.take(answer.chat)
    else changed()
  }

  /** What waits goes out in a new conversation. */
  function gone() {
    known.forget()
    if (known.state().waiting.length > 0) sendAll()
  }
}

function visit() {
  const { referrer } = document
  return {
    page: location.pathname.slice(0, 300),
    referrer: referrer.startsWith(location.origin) ? '' : referrer.slice(0, 200),
  }
}
