import { chatRememberedFor } from '#domain/chat/kept-for.ts'
import { newId } from '#platform/uuid.ts'
import { drop, keep, kept } from './kept.ts'
import { chatKey, draftKey, viewKey } from './place.ts'
import type { Language } from './words.ts'

/** The conversation of this browser: all its tabs have the same. */
export type KeptChat = {
  readonly id: string
  readonly secret: string
  readonly language: Language
  /** The visitor chose the language themselves. */
  readonly isTurned?: true
  /** When it was last written to, in milliseconds. */
  readonly at: number
  /** Whether the server knows it. */
  readonly isOpened: boolean
  /** The facts whose questions were skipped. */
  readonly skipped: readonly string[]
  /** Up to which position a danger was shown. */
  readonly alarmed: number
  /** The position of the last message of staff that the open dialog has shown. */
  readonly read: number
}

export function readChat(): KeptChat | undefined {
  const { id, secret, at, ...more } = kept(chatKey) ?? {}
  if (typeof id !== 'string' || typeof secret !== 'string' || typeof at !== 'number') return undefined
  if (Date.now() - at > chatRememberedFor) return forgetChat()
  return { ...blank, ...Object(more), id, secret, at }
}

/** Changes the conversation that is kept, or begins one. */
export function keepChat(language: Language, change: Partial<KeptChat> = {}): KeptChat {
  const chat = { ...(readChat() ?? newChat(language)), at: Date.now(), ...change }
  keep(chatKey, chat)
  return chat
}

/** What waits to be sent stays, and goes out in the next conversation. */
export function forgetChat(): undefined {
  drop(chatKey)
  drop(viewKey)
  drop(draftKey)
}

const blank = { language: 'en', at: 0, isOpened: false, skipped: [], alarmed: 0, read: 0 } as const

function newChat(language: Language): KeptChat {
  // Two ids have 148 random bits.
  return { ...blank, id: newId(), secret: newId() + newId(), language }
}
