import * as z from 'zod'
import { languages } from '../chat.ts'

/** Why a person has to answer: nothing of ours was found, or no automated answer is given to it. */
export const reasons = ['nothing', 'price', 'coverage', 'safety'] as const

/** How far back questions are listed. */
export const listedDays = 30

/** A page of our website that an answer can lead to. */
export const LinkedPage = z.object({ path: z.string(), title: z.string() })
export type LinkedPage = z.output<typeof LinkedPage>

/** Questions of visitors that ask the same and got no answer. */
export const UnansweredGroup = z.object({
  /** The message in which it was first asked. */
  id: z.uuid(),
  question: z.string(),
  /** A few of the ways it was put, without names, numbers and addresses. */
  wordings: z.array(z.string()),
  language: z.enum(languages),
  reason: z.enum(reasons),
  count: z.int(),
  last_at: z.iso.datetime(),
  /** The page that says most about it; null where none does, and where no answer may be published. */
  closest: LinkedPage.nullable(),
  /** The latest conversations in which it was asked, as far as this person sees them. */
  chats: z.array(z.uuid()),
})
export type UnansweredGroup = z.output<typeof UnansweredGroup>

/** Asked most first. */
export const UnansweredGroups = z.object({ items: z.array(UnansweredGroup) })
export type UnansweredGroups = z.output<typeof UnansweredGroups>

export const LeftToPerson = z.object({ left: z.boolean() })
