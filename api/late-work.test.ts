import { createHash } from 'node:crypto'
import * as z from 'zod'
import { expect, test } from 'vitest'
import { LeadDetail } from '#domain/leads/lead.ts'
import { OwnProblem } from '#domain/sync/problem.ts'
import { receiptText } from '#domain/sync/sync.ts'
import type { Write } from '#domain/sync/write.ts'
import { attemptRefused } from '#ops/outbox/deliver.ts'
import { requestOf, type Entry } from '#ops/outbox/entry.ts'
import { after, newEntry, type EntryEvent } from '#ops/outbox/outbox.ts'
import { settleProblems } from '#ops/outbox/settle-problems.ts'
import { newId } from '#platform/uuid.ts'
import { aMove } from '#test/a-lead.ts'
import { aPutPhoto } from '#test/a-put-photo.ts'
import { aLeadComesIn } from '#test/on-call.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

const at = Date.parse('2026-11-20T11:52:00Z')

/** Ivy called a customer and worked at their place, all without a connection, on the request as it was when it was assigned to her. */
async function inTheBasement() {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const ivy = await aPerson(test, 'Technician', 'Ivy Starling')
  const id = await aLeadComesIn(test)
  const send = async (method: string, path: string, json?: object) => {
    const answer = await marcus.request(path, { method, ...(json && { json }) })
    expect(answer.ok).toBe(true)
    return answer
  }
  await send('PUT', `/api/leads/${id}/assignee`, { employee_id: ivy.id, revision: 1 })
  const device = aDevice(ivy, id)
  const work = {
    note: device.add({ kind: 'note', text: 'Wet to the studs.' }),
    step: device.add({ kind: 'step', step: 'arrived' }),
    photo: device.add({ kind: 'photo', name: 'studs.jpg', sha256: await aPutPhoto(test, ivy) }),
    move: device.add({ kind: 'move', move: { status: 'contacted', revision: 2 } }),
  }
  const read = async () => LeadDetail.parse(await (await send('GET', `/api/leads/${id}`)).json())
  return { ...test, id, marcus, send, device, work, read }
}

/** A phone with its outbox. */
function aDevice(person: Person, leadId: string) {
  const entries = new Map<string, Entry>()
  const ask = async (path: string, init: Parameters<Person['request']>[1]) => {
    const answer = await person.request(path, init)
    return { isDone: answer.ok, status: answer.status, headers: answer.headers, told: await answer.json() }
  }
  async function apply(id: string, event: EntryEvent) {
    const entry = entries.get(id)
    if (!entry) return null
    const next = after(entry, event, at)
    entries.set(id, next)
    return next
  }
  async function deliver(entry: Entry) {
    const request = requestOf(entry)
    if (!request) throw new Error('The photo has its hash')
    const { method, path, body } = request
    const headers = { 'Idempotency-Key': entry.id, 'Content-Type': 'application/json' }
    const {
      isDone,
      status,
      headers: answered,
      told,
    } = await ask(path, { method, headers, body: body || null })
    if (!isDone) return attemptRefused(status, told).event
    const hash = createHash('sha256')
      .update(receiptText(method, path, body))
      .digest('hex')
    return { kind: 'receipt', hash, receipt: answered.get('receipt') } as const
  }
  const office = {
    report: async ({ id, write, fault }: Entry) => {
      const time = new Date(at).toISOString()
      const json = { lead_id: leadId, write, code: fault?.code, detail: fault?.detail }
      const report = { ...json, made_at: time, refused_at: time }
      expect((await ask(`/api/sync-problems/${id}`, { method: 'PUT', json: report })).isDone).toBe(true)
    },
    decisions: async () => z.array(OwnProblem).parse((await ask('/api/sync-problems/mine', {})).told),
  }
  return {
    add(write: Write) {
      const id = newId()
      const made = { id, leadId, customer: 'Ann Miller', write, at }
      entries.set(id, newEntry(made, { turn: entries.size + 1, now: at }))
      return id
    },
    entry: (id: string) => entries.get(id),
    again: (id: string, write?: Write) => apply(id, { kind: 'again', ...(write && { write }) }),
    /** Once there is a connection: sends all that waits, reports what was refused, and hears what the office decided. */
    async sync() {
      for (const entry of [...entries.values()].filter(({ state }) => state === 'waiting')) {
        await apply(entry.id, { kind: 'tried' })
        await apply(entry.id, await deliver(entry))
      }
      await settleProblems({ listOpen: async () => [...entries.values()], apply }, new Map(), office)
    },
    states: (work: Record<string, string>) =>
      Object.fromEntries(Object.entries(work).map(([kind, id]) => [kind, entries.get(id)?.state])),
  }
}

const allThere = {
  notes: [{ text: 'Wet to the studs.' }],
  steps: [{ kind: 'arrived' }],
  photos: [{ by: 'Ivy Starling' }],
}

test('work for a request that was closed meanwhile is added, and a status change is decided by whoever made it', async () => {
  const { id, marcus, send, device, work, read } = await inTheBasement()
  await send('PUT', `/api/leads/${id}/status`, aMove('closed', 2, marcus.id))
  await device.sync()
  expect(device.states(work)).toEqual({
    note: 'received',
    step: 'received',
    photo: 'received',
    move: 'clash',
  })
  expect(device.entry(work.move)).toMatchObject({ current: { status: 'closed', revision: 3 } })
  expect(await read()).toMatchObject({ ...allThere, status: 'closed' })

  await device.again(work.move, { kind: 'move', move: { status: 'contacted', revision: 3 } })
  await device.sync()
  expect(await read()).toMatchObject({ status: 'contacted', revision: 4 })
})

test('work for a request that was quarantined meanwhile is added, and a status change goes to the office', async () => {
  const { id, world, send, device, work, read } = await inTheBasement()
  await world.db.updateTable('lead').set({ quarantined_at: world.now() }).where('id', '=', id).execute()
  await device.sync()
  expect(device.states(work)).toEqual({
    note: 'received',
    step: 'received',
    photo: 'received',
    move: 'with_office',
  })
  expect(await read()).toMatchObject({ ...allThere, status: 'new', revision: 2 })
  const { items } = await (await send('GET', '/api/sync-problems?is_open=true')).json()
  expect(items).toMatchObject([
    {
      id: work.move,
      write: { kind: 'move', move: { status: 'contacted' } },
      detail: 'This request is held in quarantine. It has to be released first.',
    },
  ])

  // It stays with the office however often the device asks, and is accepted once the request is released.
  await device.sync()
  expect(device.states(work)).toMatchObject({ move: 'with_office' })
  await send('POST', `/api/leads/${id}/release`)
  const decision = { state: 'sent_back', reason: 'It is a real one.' }
  await send('POST', `/api/sync-problems/${work.move}/decision`, decision)
  await device.sync()
  expect(device.entry(work.move)).toMatchObject({ state: 'sent_back', reason: 'It is a real one.' })
  await device.again(work.move)
  await device.sync()
  expect(device.states(work)).toMatchObject({ move: 'received' })
  expect(await read()).toMatchObject({ status: 'contacted', revision: 3 })
})
