import type { Conversation } from './conversation.ts'
import { element } from './element.ts'
import type { Place } from './place.ts'
import type { Words } from './en.ts'

type Told = {
  readonly place: Place
  readonly conversation: Conversation
  readonly words: () => Words
  readonly isOpen: () => boolean
}

/** The button says that a conversation is under way, what came while the dialog was closed, and that something is still to be sent. */
export function openNews({ place: { shadow, launcher, chat: settings }, conversation, words, isOpen }: Told) {
  let said = ''
  return () => {
    const { chat, waiting, isLost, kept, language } = conversation.state()
    const theirs = chat.items.filter(({ author, kind }) => author === 'employee' && kind === 'text')
    const last = theirs.at(-1)?.position ?? 0
    const read = kept?.read ?? 0
    if (isOpen()) {
      conversation.saw()
      // Reading is no writing: the conversation is remembered from the last word on.
      if (kept && last > read) return conversation.change({ read: last, at: kept.at })
    }
    const hasTalk = kept !== undefined && (chat.items.length > 0 || kept.isOpened || waiting.length > 0)
    const isUnsent = isLost && waiting.some(({ refused }) => !refused)
    const count = isOpen() ? 0 : theirs.filter(({ position }) => position > read).length
    const usual = (hasTalk ? settings.yours : settings.label)[language]
    const news = count > 0 ? words().news(count) : ''
    shadow.host.toggleAttribute('data-talk', hasTalk)
    say(isUnsent ? words().unsaved : usual, news)
  }

  function say(label: string, news: string) {
    if (said === label + news) return
    said = label + news
    launcher.replaceChildren(label, ...(news ? [' ', element('span', { className: 'new' }, news)] : []))
  }
}
