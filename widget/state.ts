import type { VisitorChat } from '#domain/chat/chat.ts'
import type { ChatStart } from '#domain/chat/start.ts'
import type { KeptChat } from './kept-chat.ts'
import type { Late } from './server-answer.ts'
import type { Waiting } from './waiting.ts'
import type { Language } from './words.ts'

/** All that the panel shows. */
export type State = {
  readonly chat: VisitorChat
  readonly waiting: readonly Waiting[]
  readonly kept: KeptChat | undefined
  readonly start: ChatStart | undefined
  readonly language: Language
  /** The server was not reached, or takes nothing for now. */
  readonly isLost: boolean
  readonly late?: Late | undefined
  /** What waits survives this page. */
  readonly isStored: boolean
  /** Who of the staff is typing. */
  readonly typing: string | undefined
}

/** A part of the panel, which shows the state that it is given. */
export type Part = { readonly element: HTMLElement; readonly draw: (state: State) => void }
