import { second } from '#platform/time.ts'
import type { Contact } from '../session/contact.ts'
import type { Entry } from './entry.ts'
import type { OutboxView } from './outbox-view.ts'
import { isMoving } from './outbox.ts'
import { isUnsent, isWithOffice, needsPerson } from './unsent-states.ts'

/** What the line on top of every screen says. `count` is what the person can open. */
export type OutboxStatus =
  | { kind: 'nothing' }
  | { kind: 'checking' }
  | {
      kind: 'sending' | 'no-answer' | 'busy' | 'sign-in' | 'deciding' | 'unsaved' | 'with-office'
      count: number
    }
  | { kind: 'no-connection' | 'all-sent'; at: number }

const saidAfter = 8 * second
/** How long it says that everything is sent. */
const allSentShownFor = 6 * second
/** What is received sooner is not worth a line, which would push the screen down: the person sees it where they work. */
const notable = 3 * second

/** What was typed or chosen and is in no outbox yet. `isTyping`: there is more, which somebody types right now. */
export type Unsaved = { notes: number; forms: number; photos: number; isTyping: boolean }

/** What the line is made from: the outbox, what is not in it yet, and since when the server does not answer. */
export type OutboxStatusView = OutboxView &
  Pick<Contact, 'lostSince' | 'isSure'> & {
    unsaved: Unsaved
    /** Something waits here by what is known, and the store is not read yet. */
    isChecking: boolean
  }

/** The line for what the outbox has at a time of this device's clock. */
export function outboxStatus(view: OutboxStatusView, now: number): OutboxStatus {
  const { entries, allSentAt } = view
  const lostSince = view.lostSince ?? failedAt(entries)
  const left = entries.filter((entry) => isMoving(entry, entries)).length
  const asking = entries.filter(needsPerson).length
  const office = entries.filter(isWithOffice).length
  const unsaved = view.unsaved.notes + view.unsaved.forms + view.unsaved.photos
  if (left > 0 && mustSignIn(entries)) return { kind: 'sign-in', count: left }
  if (left > 0 && lostSince !== null) return { kind: 'no-connection', at: lostSince }
  const kind = left > 0 ? movingKind(view, now) : null
  if (kind && !(kind === 'sending' && isFresh(view, now))) return { kind, count: left }
  if (asking > 0) return { kind: 'deciding', count: asking }
  // A connection that is back within seconds is not worth a word.
  if (lostSince !== null && (view.isSure || now >= lostSince + saidAfter))
    return { kind: 'no-connection', at: lostSince }
  if (view.isChecking) return { kind: 'checking' }
  if (unsaved > 0) return { kind: 'unsaved', count: unsaved }
  if (office > 0) return { kind: 'with-office', count: office }
  if (left > 0 || view.unsaved.isTyping) return { kind: 'nothing' }
  if (allSentAt !== null && now < allSentAt + allSentShownFor) return { kind: 'all-sent', at: allSentAt }
  return { kind: 'nothing' }
}

/** When the line may read differently although nothing happens, or null. */
export function nextStatusAt(view: OutboxStatusView, now: number): number | null {
  const { allSentAt, lostSince } = view
  const times = [
    firstAt(view) + notable,
    stuckAt(view) ?? 0,
    allSentAt === null ? 0 : allSentAt + allSentShownFor,
    lostSince === null ? 0 : lostSince + saidAfter,
  ]
  const coming = times.filter((time) => time > now)
  return coming.length > 0 ? Math.min(...coming) : null
}

/** Whether what waited is all with the server by this change: `received` has something of what was there before. */
export function isLastSent(
  before: readonly Entry[],
  after: Pick<OutboxView, 'entries' | 'received'>,
  now: number,
) {
  if (after.entries.some((entry) => isUnsent(entry) || isWithOffice(entry) || needsPerson(entry)))
    return false
  const arrived = new Set(after.received.map(({ id }) => id))
  return before.some(({ id, at }) => arrived.has(id) && now - at > notable)
}

/** Another tab sends: what it told of a failure is that the entry waits again. */
function failedAt(entries: readonly Entry[]) {
  if (entries.some(({ state }) => state === 'sending')) return null
  const failed = entries.filter(({ state, fault }) => state === 'waiting' && fault?.status === null)
  return failed.length > 0 ? Math.min(...failed.map(({ since }) => since)) : null
}

/** The last attempt was answered that nobody is signed in. */
function mustSignIn(entries: readonly Entry[]) {
  return lastAnswer(entries) === 401
}

/** With a connection: on its way, on its way for too long, or put off by the server. */
function movingKind(view: OutboxView, now: number) {
  const stuck = stuckAt(view)
  if (stuck !== null) return now >= stuck ? 'no-answer' : 'sending'
  return lastAnswer(view.entries) === null ? 'sending' : 'busy'
}

/** Nothing of what moves has been on its way for long. */
function isFresh(view: OutboxView, now: number) {
  const first = firstAt(view)
  return now >= first && now < first + notable
}

/** When the oldest of what moves was done; 0 where nothing does. */
function firstAt({ entries }: OutboxView) {
  const times = entries.filter((entry) => isMoving(entry, entries)).map(({ at }) => at)
  return times.length > 0 ? Math.min(...times) : 0
}

/** The status with which the server put off what it was sent last; null while something is on its way. */
function lastAnswer(entries: readonly Entry[]) {
  if (entries.some(({ state }) => state === 'sending')) return null
  const failed = entries.filter(({ state, fault }) => state === 'waiting' && fault !== null)
  return failed.toSorted((a, b) => b.since - a.since)[0]?.fault?.status ?? null
}

/** From when on what is being sent has had no answer or progress for too long. */
function stuckAt({ entries, movedAt }: OutboxView) {
  const sending = entries.find(({ state }) => state === 'sending')
  return sending ? Math.max(sending.since, movedAt ?? 0) + saidAfter : null
}
