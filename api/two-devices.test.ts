import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LeadRow, type LeadDetail, type LeadStatus } from '#domain/leads/lead.ts'
import { receiptText } from '#domain/sync/sync.ts'
import type { Write } from '#domain/sync/write.ts'
import { requestOf, type Entry } from '#ops/outbox/entry.ts'
import { after, newEntry, nextToSend, type EntryEvent } from '#ops/outbox/outbox.ts'
import { newId } from '#platform/uuid.ts'
import { aSentLead } from '#test/a-lead.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

const edits = 500
const fault = { status: null, code: 'no-answer', detail: 'No answer.' }

test('two devices and 500 changes of one request, answers lost on the way: nothing is lost, each clash is seen, one order of history', async () => {
  const test = await createTestWorld()
  const lead = aSentLead()
  await test.api.request('/api/leads', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(lead),
  })
  const devices = [
    aDevice(await aPerson(test, 'Dispatcher', 'Ivy Starling'), lead.id),
    aDevice(await aPerson(test, 'Dispatcher', 'Theo Finch'), lead.id),
  ]
  const [plan] = fc.sample(
    fc.array(
      fc.record({
        device: fc.constantFrom(...devices),
        isMove: fc.boolean(),
        /** How many entries the device sends before the next change, and whether their first answers are lost. */
        sends: fc.integer({ min: 0, max: 3 }),
        isLost: fc.boolean(),
        reads: fc.boolean(),
      }),
      { minLength: edits, maxLength: edits },
    ),
    { numRuns: 1, seed: 31 },
  )
  for (const { device, isMove, sends, isLost, reads } of plan ?? []) {
    if (reads) await device.read()
    device.edit(isMove)
    for (let nth = 0; nth < sends; nth++) await device.send(isLost)
    device.decide(isLost)
  }
  for (const device of devices) {
    do while (await device.send(false));
    while (device.decide(true))
  }

  const all = devices.flatMap(({ entries }) => entries())
  const seen = await devices[0]?.read()
  const [notes, moves] = [all.filter(isNote), all.filter((entry) => !isNote(entry))]
  expect(all).toHaveLength(edits)
  expect(notes.every(({ state }) => state === 'received')).toBe(true)
  expect(seen?.notes.map(({ id }) => id).toSorted()).toEqual(notes.map(({ id }) => id).toSorted())
  // Each change of the status was made, or its person saw both sides and let it go.
  const clashes = devices.flatMap((device) => device.clashes())
  expect(clashes.length).toBeGreaterThan(20)
  expect(clashes.every(({ current }) => current !== undefined && current !== null)).toBe(true)
  expect(moves.every(({ state }) => state === 'received' || state === 'discarded')).toBe(true)
  const { count } = await test.world.db
    .selectFrom('event')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('subject', '=', lead.id)
    .where('name', '=', 'lead.moved')
    .executeTakeFirstOrThrow()
  expect(seen?.revision).toBe(1 + Number(count))
  const both = await Promise.all(devices.map((device) => device.read()))
  expect(both[1]?.history.map(({ id }) => id)).toEqual(both[0]?.history.map(({ id }) => id))
}, 240_000)

function isNote({ write }: Entry) {
  return write.kind === 'note'
}

/** A phone with its outbox, which sees the request as it last read it. */
function aDevice(person: Person, leadId: string) {
  let entries: Entry[] = []
  const seenClashes: Entry[] = []
  let turn = 0
  let revision = 1
  let status: LeadStatus = 'new'
  const apply = (id: string, event: EntryEvent) => {
    entries = entries.map((entry) => (entry.id === id ? after(entry, event, 0) : entry))
  }

  async function send(isLost: boolean): Promise<boolean> {
    const entry = nextToSend(entries)
    const request = entry && requestOf(entry)
    if (!request) return false
    const { id } = entry
    apply(id, { kind: 'tried' })
    const answer = await person.request(request.path, {
      method: request.method,
      json: JSON.parse(request.body),
      headers: { 'Idempotency-Key': id, 'Client-Time': new Date(entry.at).toISOString() },
    })
    const hash = createHash('sha256')
      .update(receiptText(request.method, request.path, request.body))
      .digest('hex')
    if (isLost && entry.tries === 0) apply(id, { kind: 'no-answer', fault })
    else if (answer.ok) apply(id, { kind: 'receipt', hash, receipt: answer.headers.get('receipt') })
    else apply(id, { kind: 'clash', fault, current: (await answer.json()).current })
    return true
  }

  return {
    entries: () => entries,
    clashes: () => seenClashes,
    send,
    /** The person looks at the first clash, and keeps their side or lets it go. */
    decide(keepsTheirs: boolean): boolean {
      const entry = entries.find(({ state }) => state === 'clash')
      if (entry?.write.kind !== 'move') return false
      seenClashes.push(entry)
      const { revision } = LeadRow.parse(entry.current)
      const write: Write = { kind: 'move', move: { ...entry.write.move, revision } }
      if (keepsTheirs)
        entries = entries.map((one) => (one.id === entry.id ? { ...one, state: 'discarded' } : one))
      else apply(entry.id, { kind: 'again', write })
      return true
    },
    edit(isMove: boolean) {
      const id = newId()
      status = status === 'new' ? 'contacted' : 'new'
      const write: Write = isMove
        ? { kind: 'move', move: { status, revision: revision++ } }
        : { kind: 'note', text: `Note ${id}` }
      const made = { id, leadId, customer: 'Ann Miller', write, at: Date.parse('2026-11-20T11:00:00Z') }
      entries.push(newEntry(made, { turn: ++turn, now: 0 }))
    },
    async read(): Promise<LeadDetail> {
      const lead: LeadDetail = await (await person.request(`/api/leads/${leadId}`)).json()
      // What is not sent yet counts on top of it.
      const unsent = entries.filter((entry) => !isNote(entry) && entry.state === 'waiting').length
      if (unsent === 0) ({ revision, status } = lead)
      return lead
    },
  }
}
