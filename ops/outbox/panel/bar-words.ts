import { clockWords } from '../../ui/clock.ts'
import type { Words } from '../../words/en.ts'
import type { Entry } from '../entry.ts'
import type { OutboxStatus, Unsaved } from '../outbox-status.ts'
import { isUnsent, isWithOffice, needsPerson } from '../unsent-states.ts'
import { unsavedWords } from './entry-words.ts'

export type ShownLine = Exclude<OutboxStatus, { kind: 'nothing' }>

/** What goes on; empty where there is nothing but what can be opened. */
export function toldWords(line: ShownLine, { field: { outbox }, locale }: Told, { now, isOnline }: Then) {
  switch (line.kind) {
    case 'sending':
      return outbox.sending(line.count)
    case 'no-answer':
      return outbox.noAnswer
    case 'busy':
      return outbox.busy
    case 'sign-in':
      return outbox.signIn
    case 'no-connection':
      return (isOnline ? outbox.noAnswerSince : outbox.noSignalSince)(
        clockWords(new Date(line.at), now, locale),
      )
    case 'all-sent':
      return outbox.allSentAt(clockWords(new Date(line.at), now, locale))
    case 'checking':
    case 'deciding':
    case 'unsaved':
    case 'with-office':
      return ''
  }
}

/** The way to the panel: what needs the person first, and how much else is not sent. */
export function openWords(
  line: ShownLine,
  { entries, unsaved, isChecking }: Waiting,
  outbox: Words['field']['outbox'],
) {
  if (line.kind === 'all-sent') return ''
  if (isChecking) return outbox.checking
  const asking = entries.filter(needsPerson).length
  const others = entries.filter((entry) => isUnsent(entry) && !needsPerson(entry)).length
  const office = entries.filter(isWithOffice).length
  const first = [asking > 0 && outbox.needsYou(asking), others > 0 && outbox.notSent(others)].filter(Boolean)
  const last = first.length === 0 && office > 0 && outbox.withOffice(office)
  return [...first, unsavedWords(unsaved, outbox), last].filter(Boolean).join(', ')
}

type Told = Pick<Words, 'field' | 'locale'>
/** `isOnline`: the device has a network, so it is the server that is silent. */
type Then = { now: Date; isOnline: boolean }
type Waiting = { entries: readonly Entry[]; unsaved: Unsaved; isChecking: boolean }
