import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import type { Write } from '#domain/sync/write.ts'
import type { Entry } from './entry.ts'
import type { EntryState } from '../store/stored-entry.ts'
import { isLastSent, outboxStatus, nextStatusAt, type OutboxStatusView } from './outbox-status.ts'
import { empty } from './outbox-view.ts'
import { newEntry } from './outbox.ts'

const now = 100_000
const leadId = newId()
let turn = 0

function anEntry(
  state: EntryState,
  changed: Partial<Entry> = {},
  write: Write = { kind: 'note', text: 'Wet.' },
) {
  const fresh = { id: newId(), leadId, customer: 'Ann Miller', write, at: 1000 }
  return { ...newEntry(fresh, { turn: ++turn, now }), state, since: now, ...changed }
}

const move: Write = { kind: 'move', move: { status: 'contacted', revision: 1 } }
const seen = (entries: readonly Entry[], changed: Partial<OutboxStatusView> = {}): OutboxStatusView => ({
  ...empty,
  lostSince: null,
  isSure: false,
  isChecking: false,
  unsaved: { notes: 0, forms: 0, photos: 0, isTyping: false },
  entries,
  ...changed,
})

test('while something moves the line says how much is left', () => {
  const view = seen([anEntry('sending'), anEntry('waiting'), anEntry('with_office')])
  expect(outboxStatus(view, now)).toEqual({ kind: 'sending', count: 2 })
})

test('what is on its way for less than three seconds is not worth a line that pushes the screen down', () => {
  const view = seen([anEntry('sending', { at: now - 2999 })])
  expect(outboxStatus(view, now)).toEqual({ kind: 'nothing' })
  expect(nextStatusAt(view, now)).toBe(now + 1)
  expect(outboxStatus(view, now + 1)).toEqual({ kind: 'sending', count: 1 })
  // Older work waits with it, or the clock of the device was put back: then there is something to say.
  expect(outboxStatus(seen([anEntry('waiting'), ...view.entries]), now).kind).toBe('sending')
  expect(outboxStatus(seen([anEntry('sending', { at: now + 60_000 })]), now).kind).toBe('sending')
  // What is there to say anyway stays, and nothing says that all is sent.
  expect(outboxStatus(seen([...view.entries, anEntry('clash')]), now).kind).toBe('deciding')
  expect(outboxStatus({ ...view, allSentAt: now - 1 }, now)).toEqual({ kind: 'nothing' })
  expect(outboxStatus({ ...view, lostSince: now - 1 }, now).kind).toBe('no-connection')
})

test('after eight seconds without an answer or progress it says so, and not before', () => {
  const view = seen([anEntry('sending')])
  expect(outboxStatus(view, now + 7999).kind).toBe('sending')
  expect(nextStatusAt(view, now)).toBe(now + 8000)
  expect(outboxStatus(view, now + 8000)).toEqual({ kind: 'no-answer', count: 1 })
  // More of a photo has left since.
  expect(outboxStatus({ ...view, movedAt: now + 5000 }, now + 8000).kind).toBe('sending')
})

test('until the store is read, a device on which something waits says that it checks, and never that all is sent', () => {
  const view = seen([], { isChecking: true })
  expect(outboxStatus(view, now)).toEqual({ kind: 'checking' })
  expect(outboxStatus({ ...view, allSentAt: now }, now)).toEqual({ kind: 'checking' })
  expect(outboxStatus({ ...view, lostSince: 5000, isSure: true }, now)).toEqual({
    kind: 'no-connection',
    at: 5000,
  })
})

test('without a connection it says since when', () => {
  const view = seen([anEntry('waiting')], { lostSince: 5000 })
  expect(outboxStatus(view, now)).toEqual({ kind: 'no-connection', at: 5000 })
})

test('with a note, a form or a photo that is not saved it never says that all is sent', () => {
  const unsaved = (notes: number, photos: number, isTyping = false) => ({
    notes,
    forms: notes,
    photos,
    isTyping,
  })
  const sent = { allSentAt: now }
  expect(outboxStatus(seen([], sent), now).kind).toBe('all-sent')
  expect(outboxStatus(seen([], { ...sent, unsaved: unsaved(1, 2) }), now)).toEqual({
    kind: 'unsaved',
    count: 4,
  })
  expect(outboxStatus(seen([], { ...sent, unsaved: unsaved(0, 0, true) }), now).kind).toBe('nothing')
  const more = { unsaved: unsaved(1, 0) }
  expect(outboxStatus(seen([anEntry('with_office')], more), now).kind).toBe('unsaved')
  expect(outboxStatus(seen([anEntry('clash')], more), now).kind).toBe('deciding')
  expect(outboxStatus(seen([anEntry('sending')], more), now).kind).toBe('sending')
})

test('it says so too where nothing waits to be sent, unless the connection is back within seconds', () => {
  const view = seen([], { lostSince: now - 7999 })
  expect(outboxStatus(view, now)).toEqual({ kind: 'nothing' })
  expect(nextStatusAt(view, now)).toBe(now + 1)
  expect(outboxStatus(view, now + 1)).toEqual({ kind: 'no-connection', at: now - 7999 })
  // Where the device itself says that it is offline, nothing is waited for.
  expect(outboxStatus(seen([], { lostSince: now, isSure: true }), now).kind).toBe('no-connection')
  const withOffice = seen([anEntry('with_office')], { lostSince: 5000 })
  expect(outboxStatus(withOffice, now)).toEqual({ kind: 'no-connection', at: 5000 })
  // What the person can do something about comes first.
  expect(outboxStatus(seen([anEntry('clash')], { lostSince: 5000 }), now).kind).toBe('deciding')
})

test('a server that puts work off is said to be busy, and not to be gone', () => {
  const fault = { status: 503, code: 'disk-full', detail: '' }
  const waiting = anEntry('waiting', { fault })
  expect(outboxStatus(seen([waiting, anEntry('waiting')]), now)).toEqual({ kind: 'busy', count: 2 })
  expect(outboxStatus(seen([waiting, anEntry('sending')]), now).kind).toBe('sending')
})

test('a tab that does not send itself tells of the failure of the one that does', () => {
  const fault = { status: null, code: 'no-answer', detail: '' }
  const view = seen([anEntry('waiting', { fault, since: 7000 }), anEntry('waiting')])
  expect(outboxStatus(view, now)).toEqual({ kind: 'no-connection', at: 7000 })
})

test('whoever has to sign in again is told so, and not that there is no connection', () => {
  const unknown = { status: 401, code: 'session-ended', detail: '' }
  const waiting = anEntry('waiting', { fault: unknown, since: 7000 })
  expect(outboxStatus(seen([waiting, anEntry('waiting')], { lostSince: 6000 }), now)).toEqual({
    kind: 'sign-in',
    count: 2,
  })
  expect(outboxStatus(seen([waiting, anEntry('sending')]), now)).toEqual({ kind: 'sending', count: 2 })
  // They have signed in since, and then lost the connection.
  const lost = anEntry('waiting', { fault: { ...unknown, status: null }, since: 8000 })
  expect(outboxStatus(seen([waiting, lost]), now)).toEqual({ kind: 'no-connection', at: 8000 })
})

test('what only waits for the person is not said to be on its way', () => {
  expect(outboxStatus(seen([anEntry('sent_back'), anEntry('refused')]), now)).toEqual({
    kind: 'deciding',
    count: 2,
  })
  // A status change waits for the one before it, which clashes.
  const view = seen([anEntry('clash', {}, move), anEntry('waiting', {}, move)])
  expect(outboxStatus(view, now)).toEqual({ kind: 'deciding', count: 1 })
})

test('what is with the office stays on the line', () => {
  const view = seen([anEntry('with_office'), anEntry('with_office'), anEntry('taken_over')])
  expect(outboxStatus(view, now)).toEqual({ kind: 'with-office', count: 2 })
})

test('once everything is sent the line says so for some seconds', () => {
  const view = seen([], { allSentAt: now })
  expect(outboxStatus(view, now + 1)).toEqual({ kind: 'all-sent', at: now })
  expect(nextStatusAt(view, now + 1)).toBe(now + 6000)
  expect(outboxStatus(view, now + 6000)).toEqual({ kind: 'nothing' })
  expect(nextStatusAt(view, now + 6000)).toBeNull()
})

test('everything is sent when the last that had waited is received', () => {
  const [waited, atOnce] = [anEntry('sending', { at: now - 60_000 }), anEntry('sending', { at: now - 200 })]
  const received = (entry: Entry): Entry => ({ ...entry, state: 'received' })
  const after = { entries: [], received: [received(waited), received(atOnce)] }
  expect(isLastSent([waited], after, now)).toBe(true)
  expect(isLastSent([atOnce], after, now)).toBe(false)
  // Removed by the person, or not the last.
  expect(isLastSent([waited], { entries: [], received: [] }, now)).toBe(false)
  for (const state of ['waiting', 'clash', 'with_office'] as const)
    expect(isLastSent([waited], { ...after, entries: [anEntry(state)] }, now)).toBe(false)
})
