import type { Rung, SettledAlert, UnclaimedAlert, UncalledLead } from '#domain/alerts/alert.ts'
import { happenedWords } from '../submissions/words.ts'

/** What it is, and where. */
export function whatWords(lead: Pick<UnclaimedAlert, 'loss' | 'service' | 'town'>) {
  return [happenedWords(lead), lead.town].filter(Boolean).join(', ')
}

/** How an alert ended. */
export function endWords({ reason, settled_by }: Pick<SettledAlert, 'reason' | 'settled_by'>) {
  const who = settled_by?.name ?? 'Someone'
  switch (reason) {
    case 'claimed':
      return `${who} has it`
    case 'moved':
      return `${who} is on it`
    case 'closed':
      return settled_by ? `Closed by ${settled_by.name}` : 'Closed'
  }
}

/** Who a request is assigned to. */
export function holderWords(holder: UncalledLead['holder'], me: string) {
  return holder.id === me ? 'You have it' : `${holder.name} has it`
}

/** The one count, in words: bell, bar, list and dashboard say the same. */
export function unclaimedWords(count: number) {
  return count === 0 ? 'None unclaimed' : `${count.toLocaleString('en-US')} unclaimed`
}

type Named = Rung['people'][number]

/** First names are enough where everyone knows everyone; the person who reads is "You". */
export function namesWords(people: readonly Named[], me: string): string[] {
  const others = people.filter(({ id }) => id !== me).map(({ name }) => name.split(' ')[0] ?? name)
  return others.length < people.length ? [...others, 'You'] : others
}

/** Who was alerted so far, in a sentence. */
export function toldWords(told: readonly Rung[], me: string) {
  const lines = told.map(({ line }) => line)
  if (lines.includes('owner')) return 'Everyone and the owner were alerted. No one has claimed it.'
  if (lines.includes('everyone')) return 'Everyone was alerted. No one has claimed it.'
  const names = told.flatMap(({ people }) => namesWords(people, me))
  const [only, ...more] = [...new Set(names)]
  if (!only) return ''
  if (more.length === 0) return only === 'You' ? 'You were alerted.' : `${only} was alerted.`
  const listed = [...new Set([...names.filter((name) => name !== 'You'), ...names])]
  return `${listed.slice(0, -1).join(', ')} and ${lower(listed.at(-1) ?? '')} were alerted.`
}

function lower(name: string) {
  return name === 'You' ? 'you' : name
}

/** Why it reached this person, kept short for a menu. */
export function reasonWords(told: readonly Rung[], me: string) {
  const last = told.at(-1)
  if (!last) return 'Unclaimed'
  const isMine = last.people.some(({ id }) => id === me)
  if (last.line === 'first' && isMine) return 'You’re on call'
  if (last.line === 'backup' && isMine) return 'You’re the backup'
  return last.line === 'first' || last.line === 'backup' ? 'On call was alerted' : 'Everyone was alerted'
}
