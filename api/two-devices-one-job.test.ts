import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { JobFacts } from '#domain/jobs/facts/facts.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { Entry } from '#ops/outbox/entry.ts'
import { changeOnTop, jobClashOf } from '#ops/outbox/job-clash.ts'
import { newId } from '#platform/uuid.ts'
import { aCallTaken } from '#test/a-job.ts'
import { anOutbox } from '#test/an-outbox.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

const edits = 500
const fields = ['address', 'pets', 'parking', 'access_note', 'source_note'] as const
type Field = (typeof fields)[number]
/** A change that the server took in: its fact and value, and the revision that the person had before them. */
type Taken = { id: string; name: Field; value: string; seen: number; made: number }

test('two devices and 500 changes of one job, answers lost on the way: nothing is overwritten unseen, one order of the timeline', async () => {
  const test = await createTestWorld()
  const { id } = await aCallTaken(test)
  const taken: Taken[] = []
  const devices = [
    aDevice(await aPerson(test, 'Dispatcher', 'Ivy Starling'), id, taken),
    aDevice(await aPerson(test, 'Dispatcher', 'Theo Finch'), id, taken),
  ]
  const step = fc.record({
    device: fc.constantFrom(...devices),
    name: fc.constantFrom(...fields),
    /** How many entries the device sends before the next change, and whether their first answers are lost. */
    sends: fc.integer({ min: 0, max: 3 }),
    isLost: fc.boolean(),
    reads: fc.boolean(),
    keepsTheirs: fc.boolean(),
  })
  const [plan] = fc.sample(fc.array(step, { minLength: edits, maxLength: edits }), { numRuns: 1, seed: 31 })
  for (const { device, name, sends, isLost, reads, keepsTheirs } of plan ?? []) {
    if (reads) await device.read()
    device.edit(name)
    for (let nth = 0; nth < sends; nth++) await device.send(isLost)
    device.decide(keepsTheirs)
  }
  for (const device of devices) {
    do while (await device.send(false));
    while (device.decide(true))
  }

  const all = devices.flatMap(({ entries }) => entries())
  const [one, other] = await Promise.all(devices.map((device) => device.read()))
  expect(all).toHaveLength(edits)
  expect(new Set(all.map(({ state }) => state))).toEqual(new Set(['received', 'discarded']))
  const received = all.filter(({ state }) => state === 'received')
  expect(taken.map((each) => each.id).toSorted()).toEqual(received.map((each) => each.id).toSorted())
  for (const name of fields) {
    const changes = taken.filter((each) => each.name === name)
    expect(changes.length).toBeGreaterThan(20)
    // Whoever changed it had the change before it before them.
    for (const [nth, change] of changes.entries())
      expect(change.seen).toBeGreaterThanOrEqual(changes[nth - 1]?.made ?? 1)
    expect(one?.facts[name]).toBe(changes.at(-1)?.value)
  }
  const clashes = devices.flatMap((device) => device.clashes())
  expect(clashes.length).toBeGreaterThan(20)
  const { count } = await test.world.db
    .selectFrom('event')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('subject', '=', id)
    .where('name', '=', 'job.changed')
    .executeTakeFirstOrThrow()
  expect([Number(count), one?.revision]).toEqual([taken.length, 1 + taken.length])
  expect(other?.history.map((line) => line.id)).toEqual(one?.history.map((line) => line.id))
}, 240_000)

/** A phone with its outbox, which sees the job as it last read it and with what it changed itself. */
function aDevice(person: Person, jobId: string, taken: Taken[]) {
  const outbox = anOutbox(person)
  const seenClashes: Entry[] = []
  let nth = 0
  let revision = 1
  let facts: JobFacts = {}

  function note({ id, write }: Entry, job: Partial<JobDetail>) {
    if (write.kind !== 'job_change' || job.revision === undefined) return
    const [change] = Object.entries(write.changes)
    const name = fields.find((field) => field === change?.[0])
    if (name) taken.push({ id, name, value: String(change?.[1]), seen: write.revision, made: job.revision })
  }

  return {
    entries: outbox.entries,
    clashes: () => seenClashes,
    send: (isLost: boolean) =>
      outbox.send({ isLost, onTaken: (entry, answer) => note(entry, Object(answer)) }),
    /** What nobody has to decide goes on top; of the first clash the person keeps their side or lets it go. */
    decide(keepsTheirs: boolean): boolean {
      const entry = outbox.entries().find(({ state }) => state === 'clash')
      const clash = entry && jobClashOf(entry, entry.current)
      if (!clash || entry.write.kind !== 'job_change') return false
      const onTop = changeOnTop(entry, entry.current)
      if (!onTop) seenClashes.push(entry)
      if (keepsTheirs && !onTop) outbox.discard(entry.id)
      else outbox.sendAgain(entry.id, onTop ?? { ...entry.write, revision: clash.revision })
      return true
    },
    edit(name: Field) {
      const value = `${person.name} ${++nth}`
      const write = { kind: 'job_change', revision, changes: { [name]: value } } as const
      outbox.add({ id: newId(), leadId: jobId, write, base: facts })
      facts = { ...facts, [name]: value }
    },
    async read(): Promise<JobDetail> {
      const job: JobDetail = await (await person.request(`/api/jobs/${jobId}`)).json()
      // What is not sent yet counts on top of it.
      if (outbox.entries().every(({ state }) => state === 'received' || state === 'discarded'))
        ({ revision, facts } = job)
      return job
    },
  }
}
