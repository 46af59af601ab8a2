import type { Replier } from '#domain/chat/chat.ts'
import { minute } from '#platform/time.ts'
import { clockWords } from '../ui/clock.ts'
import type { ChatWords } from '../words/en-chat.ts'

/** That a device asks for something is stored every five minutes at most. */
const activeFor = 6 * minute

type Shown = { readonly now: Date; readonly locale: string; readonly words: ChatWords }

/** A person in the list of those who can take a chat, with whether they are there: "June Kestrel, active now". */
export function replierWords({ name, seen_at }: Replier, { now, locale, words }: Shown) {
  if (seen_at === null) return words.signedOut(name)
  const seen = new Date(seen_at)
  if (now.getTime() - seen.getTime() < activeFor) return words.activeNow(name)
  return words.lastActive(name, clockWords(seen, now, locale))
}
