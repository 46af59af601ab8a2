import { DetailedError } from 'hono/client'
import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import type { Entry } from './entry.ts'
import { attemptRefused } from './deliver.ts'
import { after, newEntry, type EntryEvent } from './outbox.ts'
import { settleProblems } from './settle-problems.ts'

function anEntry(state: Entry['state'], turn: number): Entry {
  const write = { kind: 'note', text: `Note ${turn}` } as const
  const entry = { id: newId(), leadId: newId(), customer: 'Ann Miller', write, at: 1000 }
  return { ...newEntry(entry, { turn, now: 1000 }), state }
}

function storeWith(...entries: Entry[]) {
  const stored = new Map(entries.map((entry) => [entry.id, entry]))
  return {
    stateOf: ({ id }: Entry) => stored.get(id)?.state,
    listOpen: async () => [...stored.values()],
    async apply(id: string, event: EntryEvent) {
      const entry = stored.get(id)
      if (!entry) return null
      const next = after(entry, event, 2000)
      stored.set(id, next)
      return next
    },
  }
}

const refusedWith = (statusCode: number) => new DetailedError('refused', { statusCode })

test('a report that the office can’t take stays with the person, and holds back no other and no decision', async () => {
  const [bad, good, decided] = [anEntry('refused', 1), anEntry('refused', 2), anEntry('with_office', 3)]
  const store = storeWith(bad, good, decided)
  await settleProblems(store, new Map(), {
    async report({ id }) {
      if (id === bad.id) throw refusedWith(422)
    },
    decisions: async () => [
      { id: decided.id, state: 'discarded', reason: 'Known already.', is_yours: false },
    ],
  })
  expect([bad, good, decided].map(store.stateOf)).toEqual(['refused', 'with_office', 'discarded'])
})

test('the office is told what a person may not do any more, and it is not sent again by itself', async () => {
  const { event } = attemptRefused(403, { code: 'not-permitted', detail: 'You don’t have permission.' })
  const entry = after(anEntry('sending', 1), event, 1500)
  const store = storeWith(entry)
  const reported: Entry[] = []
  const office = {
    report: async (told: Entry) => void reported.push(told),
    decisions: async () => [{ id: entry.id, state: 'open', reason: '', is_yours: true } as const],
  }
  await settleProblems(store, new Map(), office)
  expect(await settleProblems(store, new Map(), office)).toBe(false)
  expect(reported).toMatchObject([{ id: entry.id, fault: { code: 'not-permitted' } }])
  expect(store.stateOf(entry)).toBe('with_office')
})

test('what the office has too many of waits, is asked about once, and holds back no other kind and no decision', async () => {
  const write = { kind: 'photo', name: 'IMG_2041.jpg', sha256: null } as const
  const photos = [1, 2, 3].map((turn) => ({ ...anEntry('refused', turn), write }))
  const [note, decided] = [anEntry('refused', 4), anEntry('with_office', 5)]
  const store = storeWith(...photos, note, decided)
  const asked = new Array<string>()
  const tooMany = { code: 'too-many-problems', detail: 'Too many photos.' }
  await settleProblems(store, new Map(), {
    async report({ write: { kind } }) {
      asked.push(kind)
      if (kind === 'photo') throw new DetailedError('refused', { statusCode: 429, detail: { data: tooMany } })
    },
    decisions: async () => [{ id: decided.id, state: 'taken_over', reason: '', is_yours: false }],
  })
  expect(asked).toEqual(['photo', 'note'])
  expect([...photos, note, decided].map(store.stateOf)).toEqual([
    'refused',
    'refused',
    'refused',
    'with_office',
    'taken_over',
  ])
})

test('without an answer everything stays for the next time', async () => {
  const [first, second] = [anEntry('refused', 1), anEntry('refused', 2)]
  const store = storeWith(first, second)
  let asked = 0
  const office = {
    async report() {
      asked++
      throw refusedWith(503)
    },
    decisions: async () => [],
  }
  await expect(settleProblems(store, new Map(), office)).rejects.toThrow('refused')
  expect([asked, store.stateOf(first), store.stateOf(second)]).toEqual([1, 'refused', 'refused'])
})

test('the office is told a reply, and the device who decided, to be called', async () => {
  const [replied, sentBack] = [{ ...anEntry('refused', 1), reply: 'Yes.' }, anEntry('with_office', 2)]
  const store = storeWith(replied, sentBack)
  const reported: string[] = []
  const decider = { name: 'Marcus Wren', phone: '+13305550177' }
  await settleProblems(store, new Map(), {
    report: async ({ reply }) => void reported.push(reply),
    decisions: async () => [
      { id: sentBack.id, state: 'sent_back', reason: 'Finished?', is_yours: true, decider },
    ],
  })
  expect(reported).toEqual(['Yes.'])
  expect((await store.listOpen()).map(({ state, decider }) => [state, decider])).toEqual([
    ['with_office', null],
    ['sent_back', decider],
  ])
})

test('a reply that can’t be taken comes back to the person with what they typed', async () => {
  const replied = { ...anEntry('refused', 1), reply: 'Yes.', reason: 'Finished?' }
  const store = storeWith(replied)
  const office = {
    async report() {
      throw refusedWith(409)
    },
    decisions: async () => [],
  }
  await settleProblems(store, new Map(), office)
  expect(await store.listOpen()).toMatchObject([{ state: 'sent_back', reply: 'Yes.', reason: 'Finished?' }])
})

test('what someone waits for at a form is left to them', async () => {
  const entry = anEntry('refused', 1)
  const store = storeWith(entry)
  const office = { report: async () => {}, decisions: async () => [] }
  await settleProblems(store, new Map([[entry.id, null]]), office)
  expect(store.stateOf(entry)).toBe('refused')
})

test('what was refused because the request was reassigned is sent again once it is back, and nothing else', async () => {
  const refused = (code: string, turn: number): Entry => ({
    ...anEntry('with_office', turn),
    fault: { status: 404, code, detail: '' },
  })
  const [back, away, full] = [
    refused('lead-reassigned', 1),
    refused('lead-reassigned', 2),
    refused('too-many-photos', 3),
  ]
  const store = storeWith(back, away, full)
  const open = ({ id }: Entry, is_yours: boolean) => ({ id, state: 'open', reason: '', is_yours }) as const
  const isMore = await settleProblems(store, new Map(), {
    report: async () => {},
    decisions: async () => [open(back, true), open(away, false), open(full, true)],
  })
  expect(isMore).toBe(true)
  expect([back, away, full].map(store.stateOf)).toEqual(['waiting', 'with_office', 'with_office'])
})
