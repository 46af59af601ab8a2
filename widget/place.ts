import type { LoaderSettings } from '#domain/chat/settings/loader.ts'

/** What the loader has made, and hands to the panel. */
export type Place = {
  readonly shadow: ShadowRoot
  readonly launcher: HTMLButtonElement
  /** An address of our server: the page may be one of another website. */
  readonly home: string
  readonly phone: string
  readonly chat: LoaderSettings
  /** The chat is taken off the page. */
  readonly signal: AbortSignal
}

/** Its presence tells the loader that a conversation is under way. */
export const chatKey = 'mission-chat'
export const viewKey = 'mission-chat-view'
export const draftKey = 'mission-chat-draft'
