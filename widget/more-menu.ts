import type { Conversation } from './conversation.ts'
import { button, element } from './element.ts'
import { erasePart } from './more-erase.ts'
import { linkPart } from './more-link.ts'
import type { MoreWords } from './more-words.ts'

export type Menu = {
  readonly conversation: Conversation
  readonly words: MoreWords
  readonly home: string
  readonly leave: () => void
}

/** What can be done with the conversation. One of it is open at a time. */
export function menuPart(tools: Menu) {
  const { conversation, words } = tools
  const section = element('section', { hidden: true })
  section.setAttribute('aria-labelledby', 'more')
  /** Opened before our server knew of the conversation, and still open. */
  let isEarly = false
  return { element: section, toggle: () => (section.hidden ? list() : close()), draw }

  function list() {
    show(...choices())
  }

  /** What can be done stands there as soon as it can, and moves nobody who writes meanwhile. */
  function draw() {
    if (isEarly && isKnown()) fill(...choices())
  }

  function isKnown() {
    return conversation.state().kept?.isOpened === true
  }

  function choices() {
    isEarly = !isKnown()
    const isUnsent = conversation.state().waiting.length > 0
    if (isEarly) return [element('p', {}, isUnsent ? words.notSent : words.notYet)]
    return [
      button('wide', () => void show(...linkPart({ ...tools, back: list })), words.elsewhere),
      button('wide', () => void show(...erasePart({ ...tools, back: list, erased })), words.erase),
    ]
  }

  function erased() {
    section.replaceChildren(element('p', { role: 'status', tabIndex: -1 }, words.erased))
    section.querySelector('p')?.focus()
  }

  function show(...parts: HTMLElement[]) {
    const title = fill(...parts)
    section.hidden = false
    section.scrollIntoView({ block: 'start' })
    title.focus()
  }

  function fill(...parts: HTMLElement[]) {
    const title = element('h3', { id: 'more', tabIndex: -1 }, words.title)
    section.replaceChildren(title, ...parts, button('back', close, words.close))
    return title
  }

  function close() {
    isEarly = false
    section.hidden = true
    section.replaceChildren()
  }
}
