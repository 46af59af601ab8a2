import { receiptLife } from '#domain/sync/sync.ts'
import { newId } from '#platform/uuid.ts'
import { entryVersion, type Entry, type NewEntry } from './entry.ts'
import type { EntryState, Fault } from '../store/stored-entry.ts'
import { goesWithout } from './goes-without.ts'
import { isReplied } from './unsent-states.ts'
import { concerns } from './records-of.ts'
import { writeKinds } from './write-kinds.ts'

/**
 * The events of the state machine of an entry. `hash` is that of what was sent, `receipt` that which the server answered with; `revision` is
 * the one that a sketch has from it.
 */
export type EntryEvent =
  | { kind: 'tried' }
  | { kind: 'receipt'; hash: string; receipt: string | null; revision?: number }
  | { kind: 'no-answer'; fault: Fault }
  | { kind: 'clash'; fault: Fault; current: unknown }
  | { kind: 'refused'; fault: Fault }
  | { kind: 'reported' }
  | {
      kind: 'decided'
      state: 'taken_over' | 'sent_back' | 'discarded'
      reason: string
      decider?: Entry['decider']
    }
  | { kind: 'returned' }
  | { kind: 'again'; write?: Entry['write'] }
  | { kind: 'replied'; text: string }
  | { kind: 'reply-refused' }
  | { kind: 'rebased'; revision: number }
  | { kind: 'restarted' }
  | { kind: 'remove' }
  | { kind: 'removed' }
  | { kind: 'put-back' }
  | { kind: 'abandoned' }

/** The states from which each event leads on; anything else changes nothing, so that a late answer can't undo a newer state. */
const from: Record<EntryEvent['kind'], readonly EntryState[]> = {
  tried: ['waiting'],
  receipt: ['sending'],
  'no-answer': ['sending'],
  clash: ['sending'],
  refused: ['sending'],
  reported: ['refused'],
  decided: ['with_office'],
  returned: ['with_office'],
  again: ['clash', 'refused', 'sent_back', 'waiting'],
  replied: ['sent_back'],
  'reply-refused': ['refused'],
  rebased: ['waiting'],
  restarted: ['sending'],
  remove: ['waiting', 'clash', 'refused', 'sent_back'],
  removed: ['removing'],
  'put-back': ['removing', 'removed'],
  abandoned: ['removing'],
}

export function newEntry(entry: NewEntry, { turn, now }: { turn: number; now: number }): Entry {
  const version = entryVersion
  return {
    version,
    base: null,
    ...entry,
    turn,
    state: 'waiting',
    tries: 0,
    fault: null,
    since: now,
    current: null,
    reason: '',
    reply: '',
    decider: null,
    was: null,
  }
}

/**
 * A form that a killed browser left as it was shows what is stored already, under the same id. What the person then makes of it is
 * an entry of its own: the first may be on its way.
 */
export function unlikeStored(entry: NewEntry, stored: Entry | null): NewEntry {
  const isOther = stored !== null && JSON.stringify(stored.write) !== JSON.stringify(entry.write)
  return isOther ? { ...entry, id: newId() } : entry
}

/** The entry after an event. It counts as received only by a receipt with the hash of what was sent. */
export function after(entry: Entry, event: EntryEvent, now: number): Entry {
  if (!from[event.kind].includes(entry.state)) return entry
  const to = (state: EntryState, changed: Partial<Entry> = {}): Entry => ({
    ...entry,
    ...changed,
    state,
    since: now,
  })
  switch (event.kind) {
    case 'tried':
      return to('sending', { tries: entry.tries + 1 })
    case 'receipt':
      return event.receipt === event.hash
        ? to('received', { fault: null, current: null, write: asReceived(entry.write, event.revision) })
        : to('waiting', { fault: wrongReceipt })
    case 'no-answer':
      return to('waiting', { fault: event.fault })
    case 'clash':
      return to('clash', { fault: event.fault, current: event.current })
    case 'refused':
      return to('refused', { fault: event.fault })
    case 'reported':
      return to('with_office')
    case 'decided':
      return to(event.state, { reason: event.reason, decider: event.decider ?? null, reply: '' })
    case 'returned':
      return to('waiting', { fault: null })
    case 'again':
      return to('waiting', {
        write: event.write ?? entry.write,
        fault: null,
        current: null,
        reason: '',
        reply: '',
      })
    case 'replied':
      return to('refused', { reply: event.text })
    case 'reply-refused':
      return to('sent_back')
    case 'rebased':
      return to('waiting', { write: rebased(entry.write, event.revision) })
    case 'restarted':
      return to('waiting')
    case 'remove':
      return to('removing', { was: entry.state })
    case 'removed':
      return to('removed')
    case 'put-back':
    case 'abandoned':
      return to(entry.was ?? 'waiting', { was: null })
  }
}

/**
 * Which entry to send next, or null. What is small goes before photos. A status change waits for an earlier one of the same
 * request that is not settled: it was made on top of it. So does what concerns a job, until the job is made and earlier changes of it
 * are settled, and what is made on top of a record, until that is added: a change of an item, a point or a machine in a room, a reading at a point.
 */
export function nextToSend(entries: readonly Entry[]): Entry | null {
  const waiting = entries.filter((entry) => entry.state === 'waiting' && !isHeldUp(entry, entries))
  const order = (entry: Entry) => writeKinds[entry.write.kind].urgency
  return waiting.toSorted((a, b) => order(a) - order(b) || inTurn(a, b))[0] ?? null
}

/**
 * Whether the server can't have it: no attempt was made. After an attempt without an answer it may have arrived, and to remove it
 * here would not take it back there.
 */
export function wasNeverSent({ state, tries }: Pick<Entry, 'state' | 'tries'>) {
  return state === 'waiting' && tries === 0
}

/** The steps that an undo waits for, or has reached the server for. */
export function undoneSteps(entries: readonly Pick<Entry, 'write' | 'state'>[]): ReadonlySet<string> {
  return new Set(
    entries.flatMap(({ write, state }) =>
      write.kind === 'undo_step' && undone.has(state) ? [write.undo.id] : [],
    ),
  )
}

const undone: ReadonlySet<EntryState> = new Set<EntryState>(['waiting', 'sending', 'received'])

/** It is sent as soon as the server can be reached. */
export function isMoving(entry: Entry, entries: readonly Entry[]) {
  if (isReplied(entry)) return true
  return entry.state === 'sending' || (entry.state === 'waiting' && !isHeldUp(entry, entries))
}

/** Nothing more happens to these, but that a person puts back what they removed. */
export const finalStates = ['received', 'taken_over', 'discarded', 'removed'] as const satisfies EntryState[]

/** What came into one of them before this moment is forgotten. */
export function rememberedSince(now: number) {
  return now - receiptLife
}

const settled: ReadonlySet<EntryState> = new Set<EntryState>([...finalStates, 'removing'])

/**
 * The status changes of the same request that were made on top of one which clashed, each with the revision it has from here on.
 * Where mine is `kept` on top of the server's revision they follow it. Otherwise what they were made from is not what the server
 * has: their own revision might be there by now, made by someone else, so they go back to one that is gone, and clash.
 */
export function rebasedAfter(clashed: Entry, entries: readonly Entry[], kept: number | null) {
  if (clashed.write.kind !== 'move') return []
  const { revision } = clashed.write.move
  return entries
    .filter((entry) => isLaterMove(entry, clashed))
    .toSorted(inTurn)
    .map(({ id }, nth) => ({ id, revision: kept === null ? revision : kept + 1 + nth }))
}

function isLaterMove(entry: Entry, { leadId, turn }: Entry) {
  return (
    entry.write.kind === 'move' && entry.leadId === leadId && entry.turn > turn && entry.state === 'waiting'
  )
}

function rebased(write: Entry['write'], revision: number): Entry['write'] {
  return write.kind === 'move' ? { ...write, move: { ...write.move, revision } } : write
}

function isHeldUp(entry: Entry, entries: readonly Entry[]) {
  const { waitsFor } = writeKinds[entry.write.kind]
  // Most wait for nothing: with 500 photos to look at each other's would hold up the screen.
  // A photo of a request alone says nothing of a room.
  if (waitsFor.length === 0 || (entry.write.kind === 'photo' && !entry.write.of_job)) return false
  return entries.some(
    (other) =>
      waitsFor.includes(other.write.kind) &&
      other.leadId === entry.leadId &&
      concerns(other, entry) &&
      inTurn(other, entry) < 0 &&
      !settled.has(other.state) &&
      !goesWithout(entry, other),
  )
}

function inTurn(a: Entry, b: Entry) {
  return a.turn - b.turn
}

/**
 * What opens a customer's door is nowhere on the device once the server has it. A sketch was drawn from the revision before the one that it
 * has there, however this device counted.
 */
function asReceived(write: Entry['write'], revision?: number): Entry['write'] {
  if (write.kind === 'sketch' && revision !== undefined) return { ...write, revision: revision - 1 }
  return write.kind === 'access_code' ? { ...write, code: write.code && '' } : write
}

const wrongReceipt: Fault = {
  status: null,
  code: 'wrong-receipt',
  detail: 'The server’s receipt doesn’t match. It will be sent again.',
}
