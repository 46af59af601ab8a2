import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { day } from '#platform/time.ts'
import type { Write } from '#domain/sync/write.ts'
import { requestOf, type Entry } from './entry.ts'
import {
  after,
  finalStates,
  isMoving,
  newEntry,
  nextToSend,
  rebasedAfter,
  rememberedSince,
  undoneSteps,
  unlikeStored,
  type EntryEvent,
} from './outbox.ts'
import { isUnsent, needsPerson } from './unsent-states.ts'

const leadId = newId()
let turns = 0
const fault = { status: null, code: 'no-answer', detail: 'No answer.' }

function anEntry(write: Write, lead = leadId): Entry {
  return newEntry(
    { id: newId(), leadId: lead, customer: 'Ann Miller', write, at: 1000 },
    { turn: ++turns, now: 1000 },
  )
}

const note = (text = 'Wet.') => anEntry({ kind: 'note', text })
const move = (revision = 1) => anEntry({ kind: 'move', move: { status: 'contacted', revision } })

const hash = fc.constantFrom('a', 'b')
const event: fc.Arbitrary<EntryEvent> = fc.oneof(
  fc.record({ kind: fc.constant('tried' as const) }),
  fc.record({ kind: fc.constant('receipt' as const), hash: fc.constant('a'), receipt: fc.option(hash) }),
  fc.record({ kind: fc.constant('no-answer' as const), fault: fc.constant(fault) }),
  fc.record({ kind: fc.constant('clash' as const), fault: fc.constant(fault), current: fc.constant({}) }),
  fc.record({ kind: fc.constant('refused' as const), fault: fc.constant(fault) }),
  fc.record({ kind: fc.constant('reported' as const) }),
  fc.record({ kind: fc.constant('returned' as const) }),
  fc.record({
    kind: fc.constant('decided' as const),
    state: fc.constantFrom('taken_over' as const, 'sent_back' as const, 'discarded' as const),
    reason: fc.constant('Known already.'),
    decider: fc.constant(null),
  }),
  fc.record({ kind: fc.constant('again' as const) }),
  fc.record({ kind: fc.constant('replied' as const), text: fc.constant('Yes.') }),
  fc.record({ kind: fc.constant('reply-refused' as const) }),
  fc.record({ kind: fc.constant('rebased' as const), revision: fc.constant(7) }),
  fc.record({ kind: fc.constant('restarted' as const) }),
  fc.record({
    kind: fc.constantFrom('remove' as const, 'removed' as const, 'put-back' as const, 'abandoned' as const),
  }),
)

test('whatever happens in whatever order, an entry counts as received only after a receipt with its own hash', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let entry = note()
      let [wasSending, hasReceipt] = [false, false]
      for (const each of events) {
        wasSending = entry.state === 'sending'
        if (each.kind === 'receipt' && each.receipt === each.hash && wasSending) hasReceipt = true
        entry = after(entry, each, 2000)
        expect(entry.state === 'received').toBe(hasReceipt)
        expect(entry.write).toEqual({ kind: 'note', text: 'Wet.' })
      }
    }),
    { numRuns: 2000 },
  )
})

test('an entry ends by a receipt, a decision of the office or its person, never by itself', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let entry = note()
      for (const each of events) {
        const next = after(entry, each, 2000)
        if (isUnsent(entry) && !isUnsent(next)) expect(['receipt', 'reported', 'remove']).toContain(each.kind)
        entry = next
      }
    }),
    { numRuns: 2000 },
  )
})

type World = { entries: Entry[]; server: Map<string, number> }

/** A device that may die at any moment, and a server that takes each id once; its answer is lost half of the time. */
const deed = fc.oneof(
  fc.constant({ do: 'queue' as const }),
  fc.record({
    do: fc.constant('send' as const),
    ends: fc.constantFrom('answered', 'lost', 'killed', 'unreached'),
  }),
)

test('any order of queue, send, loss and kill: once all is sent, the server has each entry exactly once', () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 60 }), (deeds) => {
      const world: World = { entries: [], server: new Map() }
      let queued = 0
      for (const each of deeds) {
        if (each.do === 'queue') world.entries.push(note(`Note ${++queued}`))
        else send(world, each.ends)
      }
      while (nextToSend(world.entries)) send(world, 'answered')
      expect(world.server.size).toBe(queued)
      expect([...world.server.keys()].toSorted()).toEqual(world.entries.map(({ id }) => id).toSorted())
      expect(world.entries.every(({ state }) => state === 'received')).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

function send(world: World, ends: string) {
  const entry = nextToSend(world.entries)
  if (!entry) return
  const apply = (each: EntryEvent) => {
    world.entries = world.entries.map((one) => (one.id === entry.id ? after(one, each, 2000) : one))
  }
  apply({ kind: 'tried' })
  if (ends !== 'unreached' && !world.server.has(entry.id)) world.server.set(entry.id, 1)
  if (ends === 'answered') apply({ kind: 'receipt', hash: entry.id, receipt: entry.id })
  else if (ends === 'killed') apply({ kind: 'restarted' })
  else apply({ kind: 'no-answer', fault })
}

test('a reply goes to the office with what it had sent back, once, and the next answer needs another', () => {
  const decided = { kind: 'decided', state: 'sent_back', reason: 'Finished?', decider: null } as const
  const replied = { kind: 'replied', text: 'Yes.' } as const
  const sentBack = after({ ...note(), state: 'with_office' }, decided, 2)
  const answered = after(sentBack, replied, 3)
  expect(answered).toMatchObject({ state: 'refused', reply: 'Yes.', write: { text: 'Wet.' } })
  expect([needsPerson(sentBack), needsPerson(answered)]).toEqual([true, false])
  expect([isMoving(answered, []), isUnsent(answered)]).toEqual([true, true])
  const reported = after(answered, { kind: 'reported' }, 4)
  expect(reported).toMatchObject({ state: 'with_office', reply: 'Yes.' })
  expect(after(reported, decided, 5)).toMatchObject({ state: 'sent_back', reply: '' })
  expect(after(sentBack, { kind: 'again' }, 5)).toMatchObject({ state: 'waiting', reply: '' })
  expect(after(note(), replied, 3)).toMatchObject({ state: 'waiting', reply: '' })
})

test('what is small goes before photos, and a status change waits for the one it was made on top of', () => {
  const photo = anEntry({ kind: 'photo', name: 'IMG_1.jpg', sha256: null })
  const [first, second] = [move(1), move(2)]
  const other = anEntry({ kind: 'move', move: { status: 'contacted', revision: 1 } }, newId())
  const text = note()
  const turn = (...entries: Entry[]) => nextToSend(entries)?.id
  expect(turn(photo, first, second, other, text)).toBe(text.id)
  expect(turn(photo, first, second)).toBe(first.id)
  expect(turn(photo, { ...first, state: 'clash' }, second, other)).toBe(other.id)
  expect(turn(photo, { ...first, state: 'clash' }, second)).toBe(photo.id)
  expect(turn({ ...first, state: 'received' }, second)).toBe(second.id)
})

test('what was done on top of a change that clashed follows it, or clashes too where the change is not kept', () => {
  const [first, second, third] = [move(4), move(5), move(6)]
  const clashed: Entry = { ...first, state: 'clash' }
  const other = anEntry({ kind: 'move', move: { status: 'contacted', revision: 5 } }, newId())
  const all = [clashed, third, second, other, note(), { ...move(7), state: 'received' as const }]
  const following = [second.id, third.id]
  const rebased = (kept: number | null) => rebasedAfter(clashed, all, kept)
  expect(rebased(9)).toEqual(following.map((id, nth) => ({ id, revision: 10 + nth })))
  // The server is past 4, and may be at 5 or 6 by someone else's change.
  expect(rebased(null)).toEqual(following.map((id) => ({ id, revision: 4 })))
  expect(after(second, { kind: 'rebased', revision: 4 }, 9).write).toMatchObject({ move: { revision: 4 } })
})

test('the same entry is sent as the same bytes each time, and a photo not before it is ready', () => {
  const one = note()
  expect(requestOf(after(after(one, { kind: 'tried' }, 5), { kind: 'no-answer', fault }, 9))).toEqual(
    requestOf(one),
  )
  expect(requestOf(anEntry({ kind: 'photo', name: 'a', sha256: null }))).toBe(null)
  const photo = anEntry({ kind: 'photo', name: 'a', sha256: 'b'.repeat(64) })
  expect(requestOf(photo)).toMatchObject({ body: '', addedAt: new Date(photo.at).toISOString() })
})

test('an access code leaves the device with its receipt, and not before', () => {
  const [sending, hash] = [after(anEntry({ kind: 'access_code', code: '4711#' }), { kind: 'tried' }, 0), 'a']
  const received = after(sending, { kind: 'receipt', hash, receipt: hash }, 0)
  const again = after(sending, { kind: 'receipt', hash, receipt: null }, 0)
  expect([received.write, again.write]).toMatchObject([{ code: '' }, { code: '4711#' }])
})

test('receipts are kept for 30 days, and what is unsent for as long as it takes', () => {
  expect(rememberedSince(31 * day)).toBe(day)
  expect(finalStates.some((state) => isUnsent({ ...note(), state }))).toBe(false)
})

test('another text under the id of a stored note is a note of its own, and the same text is the same note', () => {
  const { id, customer, at, ...stored } = note('Wet.')
  const typed = (text: string) => ({ id, leadId, customer, at, write: { kind: 'note' as const, text } })
  const entry = { ...stored, id, customer, at }
  expect(unlikeStored(typed('Wet.'), entry)).toEqual(typed('Wet.'))
  expect(unlikeStored(typed('Wet.'), null)).toEqual(typed('Wet.'))
  const other = unlikeStored(typed('Wet to the ceiling.'), entry)
  expect(other).toEqual({ ...typed('Wet to the ceiling.'), id: other.id })
  expect(other.id).not.toBe(id)
})

test('an undo goes to the server with the whole step, which it may not have yet', () => {
  const undo = { id: newId(), kind: 'arrived', step_at: '2026-11-20T12:00:00.000Z' } as const
  const request = requestOf(anEntry({ kind: 'undo_step', undo }))
  expect(request).toEqual({
    method: 'POST',
    path: `/api/leads/${leadId}/steps/${undo.id}/undo`,
    body: '{"kind":"arrived","step_at":"2026-11-20T12:00:00.000Z","at":"1970-01-01T00:00:01.000Z"}',
  })
})

test.each(['waiting', 'refused', 'sent_back', 'clash'] as const)(
  'what is removed while it is %s is neither sent nor counted, and comes back as it was',
  (state) => {
    const entry: Entry = { ...note(), state, reason: 'Which room?' }
    const removing = after(entry, { kind: 'remove' }, 5000)
    const removed = after(removing, { kind: 'removed' }, 15_000)
    expect([removing.state, removed.state, removed.since]).toEqual(['removing', 'removed', 15_000])
    expect([removing, removed].some(isUnsent)).toBe(false)
    expect(nextToSend([removing, removed])).toBe(null)
    for (const one of [removing, removed])
      expect(after(one, { kind: 'put-back' }, 20_000)).toEqual({ ...entry, since: 20_000 })
  },
)

test('what is on its way or was received can’t be removed, and what came back is not put away any more', () => {
  for (const state of ['sending', 'received', 'with_office', 'taken_over'] as const)
    expect(after({ ...note(), state }, { kind: 'remove' }, 5000).state).toBe(state)
  const back = after(after(note(), { kind: 'remove' }, 5000), { kind: 'put-back' }, 6000)
  expect(after(back, { kind: 'removed' }, 15_000)).toBe(back)
})

test('a status change does not wait for one that was removed', () => {
  const [first, second] = [move(1), move(2)]
  expect(nextToSend([after(first, { kind: 'remove' }, 5000), second])?.id).toBe(second.id)
})

test('a step is shown again only where the server refused to take it back', () => {
  const undo = { id: newId(), kind: 'arrived', step_at: '2026-11-20T12:00:00.000Z' } as const
  const entry = anEntry({ kind: 'undo_step', undo })
  const isHidden = (state: Entry['state']) => undoneSteps([{ ...entry, state }]).has(undo.id)
  expect((['waiting', 'sending', 'received'] as const).map(isHidden)).toEqual([true, true, true])
  expect((['refused', 'with_office', 'discarded'] as const).map(isHidden)).toEqual([false, false, false])
})
