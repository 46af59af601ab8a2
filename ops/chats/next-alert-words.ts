import type { NextRung } from '#domain/alerts/alert.ts'
import { firstName } from '../ui/first-name.ts'
import type { ChatWords } from '../words/en-chat.ts'
import { runningWords } from './words.ts'

type Shown = { readonly me: string; readonly now: Date; readonly words: ChatWords }

/** Who is alerted next, and in how long: "Alerts June in 1:12". */
export function nextAlertWords({ line, people, at }: NextRung, { me, now, words }: Shown) {
  const names = people.map(({ id, name }) => (id === me ? words.you : firstName(name)))
  const others = line === 'owner' ? words.owner : words.everyone
  const who = line === 'everyone' || names.length === 0 ? others : words.several(names)
  const due = new Date(at)
  return due > now ? words.alertsIn(who, runningWords(now, due)) : words.alertsNow(who)
}
