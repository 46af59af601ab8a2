import type { NextRung, Rung, SettledAlert, UnclaimedAlert, UncalledLead } from '#domain/alerts/alert.ts'
import type { Words } from '../words/en.ts'
import { enFirst } from '../words/en-first.ts'
import { happenedWords } from '../submissions/words.ts'

/** What it is, and where. */
export function whatWords(lead: Pick<UnclaimedAlert, 'loss' | 'service' | 'town'>) {
  return [happenedWords(lead), lead.town].filter(Boolean).join(', ')
}

/** How an alert ended. */
export function endWords(
  { reason, settled_by, caller }: Pick<SettledAlert, 'reason' | 'settled_by' | 'caller'>,
  alerts: Words['alerts'],
) {
  const who = settled_by?.name ?? alerts.someone
  switch (reason) {
    case 'taken':
      return alerts.tookCall(who, caller ?? alerts.someone)
    case 'undone':
      return alerts.undidCall(who)
    case 'claimed':
      return alerts.has(who)
    case 'moved':
      return alerts.isOn(who)
    case 'closed':
      return settled_by ? alerts.closedBy(settled_by.name) : alerts.closed
  }
}

/** Who a request is assigned to. */
export function holderWords(holder: UncalledLead['holder'], me: string, alerts: Words['alerts']) {
  return holder.id === me ? alerts.youHave : alerts.has(holder.name)
}

/** The one count, in words: bell, bar, list and dashboard say the same. */
export function unclaimedWords(count: number, shell: Words['shell'] = enFirst.shell) {
  return count === 0 ? shell.noneUnclaimed : shell.countUnclaimed(count)
}

/** How many calls for the office no one has taken. */
export function callsWords(count: number, shell: Words['shell'] = enFirst.shell) {
  return count === 0 ? '' : shell.countCalls(count)
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

/** Who is alerted next, when, and what keeps that from happening: "If no one takes this chat, June and you are alerted at 7:13 AM." */
export function nextWords(
  next: NextRung,
  { me, time, unless }: { me: string; time: string; unless: string },
) {
  const names = namesWords(next.people, me).map((name) => (name === 'You' ? 'you' : name))
  const who =
    next.line === 'everyone'
      ? 'everyone'
      : new Intl.ListFormat('en-US').format(names) || (next.line === 'owner' ? 'the owner' : 'everyone')
  const verb = names.length > 1 || who === 'you' ? 'are' : 'is'
  return `If ${unless}, ${who} ${verb} alerted at ${time}.`
}
