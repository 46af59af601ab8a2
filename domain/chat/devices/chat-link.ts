import * as z from 'zod'
import { MadeId } from '#platform/requests/sent-id.ts'
import { hour } from '#platform/time.ts'
import { languages, VisitorChat } from '../chat.ts'
import { chatRememberedFor } from '../kept-for.ts'

/** As long as a browser remembers a conversation: a link that opens it later would tell what its own phone has forgotten. */
export const linkLasts = chatRememberedFor

/** Beside the browser in which it began. Whoever passes a link on to a whole family has room, and a leaked one has an end. */
export const mostDevices = 5

/** So long the last words of a conversation that ended can be read on the other devices. */
export const lastWordsFor = hour

/** 144 random bits. */
export const linkLetters = 24
export const LinkToken = z
  .string()
  .regex(/^[\w-]+$/)
  .length(linkLetters)

/** The address of a conversation, which is told this once. */
export const ChatLink = z.object({ address: z.string(), expires_at: z.iso.datetime() })
export type ChatLink = z.output<typeof ChatLink>

/** What the visitor sees of where their conversation is open beside here. */
export const ChatDevices = z.object({
  items: z.array(
    z.object({
      id: z.uuid(),
      opened_at: z.iso.datetime(),
      /** Who of the staff made the link that opened it, until the visitor says that the device is theirs. */
      by: z.string().nullable(),
    }),
  ),
  /** Until when a link opens it on another device; null where none does. */
  link_until: z.iso.datetime().nullable(),
})
export type ChatDevices = z.output<typeof ChatDevices>

/** A device that opens a conversation by its link, under an id that it made. */
export const NewDevice = z.object({ id: MadeId, token: z.string().max(100) })

export const OpenedChat = z.object({ id: z.uuid(), language: z.enum(languages), chat: VisitorChat })
export type OpenedChat = z.output<typeof OpenedChat>
