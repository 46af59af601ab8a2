import type { NextRung, Rung } from '#domain/alerts/alert.ts'
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

type Alerted = readonly (Pick<Rung, 'line'> & { readonly people: readonly Rung['people'][number][] })[]

/** Who was alerted since the visitor waits: "Alerted so far: June and you". */
export function alertedWords(alerted: Alerted, { me, words }: Omit<Shown, 'now'>) {
  if (alerted.length === 0) return ''
  const lines = new Set(alerted.map(({ line }) => line))
  const names = alerted
    .flatMap(({ people }) => people)
    .map(({ id, name }) => (id === me ? words.you : firstName(name)))
  const all = [lines.has('everyone') && words.everyone, lines.has('owner') && words.owner]
  const who = all.filter((each) => each !== false)
  return words.alertedSoFar(words.several(who.length > 0 ? who : [...new Set(names)]))
}
