import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LeadDetail } from '#domain/leads/lead.ts'
import { LeadRow } from '#domain/leads/lead-row.ts'
import type { LeadStatus } from '#domain/leads/lead-states.ts'
import type { Write } from '#domain/sync/write.ts'
import type { Entry } from '#ops/outbox/entry.ts'
import { newId } from '#platform/uuid.ts'
import { aSentLead } from '#test/a-lead.ts'
import { anOutbox } from '#test/an-outbox.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

const edits = 500

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
    for (let nth = 0; nth < sends; nth++) await device.send({ isLost })
    device.decide(isLost)
  }
  for (const device of devices) {
    do while (await device.send());
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
  const outbox = anOutbox(person)
  const seenClashes: Entry[] = []
  let revision = 1
  let status: LeadStatus = 'new'

  return {
    entries: outbox.entries,
    clashes: () => seenClashes,
    send: outbox.send,
    /** The person looks at the first clash, and keeps their side or lets it go. */
    decide(keepsTheirs: boolean): boolean {
      const entry = outbox.entries().find(({ state }) => state === 'clash')
      if (entry?.write.kind !== 'move') return false
      seenClashes.push(entry)
      const { revision } = LeadRow.parse(entry.current)
      if (keepsTheirs) outbox.discard(entry.id)
      else outbox.sendAgain(entry.id, { kind: 'move', move: { ...entry.write.move, revision } })
      return true
    },
    edit(isMove: boolean) {
      const id = newId()
      status = status === 'new' ? 'contacted' : 'new'
      const write: Write = isMove
        ? { kind: 'move', move: { status, revision: revision++ } }
        : { kind: 'note', text: `Note ${id}` }
      outbox.add({ id, leadId, write })
    },
    async read(): Promise<LeadDetail> {
      const lead: LeadDetail = await (await person.request(`/api/leads/${leadId}`)).json()
      // What is not sent yet counts on top of it.
      const unsent = outbox.entries().filter((entry) => !isNote(entry) && entry.state === 'waiting').length
      if (unsent === 0) ({ revision, status } = lead)
      return lead
    },
  }
}
