import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '#platform/database/database.ts'
import { replaced } from '#platform/events/event-stream.ts'
import { newestPosition, type HappenedEvent } from '#platform/events/events.ts'
import { day } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { receiveLead } from '#domain/leads/leads.server.ts'
import { openLimits } from '#server/limits.ts'
import { aLeadRequest } from '#test/a-lead.ts'
import { aPerson, onAnotherDevice, type Person } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'
import { openAddressedNews } from './addressed-news.ts'
import { createApi } from './index.ts'
import { usualStreams, type StreamLimits } from './streams.ts'

test('who heard of more than this node was told so far is not told it again', async () => {
  const test = await createTestWorld()
  await aPerson(test)
  await test.workUntilIdle()
  const heard = await newestPosition(test.world)
  expect(heard).toBeGreaterThan(0)

  const news = { listen: () => () => {}, position: () => heard - 1 }
  const limits = openLimits(test.world.db, 1)
  const closing = new AbortController()
  const api = createApi({ ...test, news, limits, closing: closing.signal })
  const dispatcher = await aPerson({ ...test, api }, 'Dispatcher', 'Ivo Falk')
  const stream = await dispatcher.request(`/api/events?last_id=${heard}`)
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toContain(`: from ${heard}\n`)
  await reader?.cancel()
  closing.abort()
})

test('whoever asks who they are hears from where the stream goes on', async () => {
  const test = await createTestWorld()
  const dispatcher = await aPerson(test, 'Dispatcher', 'Ivo Falk')
  await test.workUntilIdle()
  const position = Number((await dispatcher.request('/api/auth/me')).headers.get('event-position'))
  expect(Number.isInteger(position)).toBe(true)
  expect(position).toBeLessThanOrEqual(await newestPosition(test.world))
})

test('who asks for the head of the stream alone leaves no listener behind', async () => {
  const { person, listeners } = await aListeningApi()
  for (let asked = 0; asked < 20; asked++) {
    const answer = await person.request('/api/events', { method: 'HEAD' })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
  }
  await expect.poll(() => listeners.size).toBe(0)
})

test('a stream ends when its session expires, though nothing happens', async () => {
  const { test, api, person, listeners } = await aListeningApi({ heartbeat: 5 })
  const desk = await onAnotherDevice({ api }, person)
  const stream = await open(desk)
  test.wait(day - 1)
  await stream.readUntil(':')
  expect(listeners.size).toBe(1)
  test.wait(1)
  expect(await stream.untilItEnds()).not.toContain('event:')
  await expect.poll(() => listeners.size).toBe(0)
})

test('nothing is told to a session that has expired', async () => {
  const { test, api, person, listeners, happens } = await aListeningApi()
  const stream = await open(await onAnotherDevice({ api }, person))
  test.wait(day)
  happens('lead.received')
  expect(await stream.untilItEnds()).toBe('')
  await expect.poll(() => listeners.size).toBe(0)
})

test('a person has twelve streams, of which the oldest makes room, and is told why', async () => {
  const { api, test, person, listeners } = await aListeningApi()
  const other = await open(await aPerson({ ...test, api }, 'Owner', 'Uma Teal'))
  const own = []
  while (own.length < 13) own.push(await open(person))
  expect(await own[0]?.untilItEnds()).toBe(`event: ${replaced}\ndata: \n\n`)
  await expect.poll(() => listeners.size).toBe(13)
  for (const stream of [...own, other]) await stream.leave()
  await expect.poll(() => listeners.size).toBe(0)
})

test('where all streams are too many, whoever has most makes room', async () => {
  const { api, test, person, listeners } = await aListeningApi({ inAll: 4 })
  const other = await aPerson({ ...test, api }, 'Owner', 'Uma Teal')
  await open(other)
  const first = await open(person)
  for (let more = 0; more < 2; more++) await open(person)
  await open(other)
  expect(await first.untilItEnds()).toContain(replaced)
  // The place is free a moment after the stream has said so.
  await expect.poll(() => listeners.size).toBe(4)
})

test('a client who does not read is not waited for', async () => {
  const { person, listeners, happens } = await aListeningApi({ waiting: 50 })
  await person.request('/api/events')
  await expect.poll(() => listeners.size).toBe(1)
  for (let count = 0; count < 60; count++) happens('lead.received')
  await expect.poll(() => listeners.size).toBe(0)
})

test('whose request it is, is asked once, however many portals are open', async () => {
  const { test, api, happens, asked } = await aListeningApi()
  const technicians = []
  for (const name of ['Ivy Starling', 'Theo Wren', 'Bo Heron', 'Ann Plover'])
    technicians.push(await open(await aPerson({ ...test, api }, 'Technician', name)))
  const all = await open(await aPerson({ ...test, api }, 'Owner', 'Uma Teal'))
  asked.clear()
  happens('lead.moved')
  await all.readUntil('lead.moved')
  expect(asked.get('lead_reader')).toBe(1)
  for (const stream of technicians) await stream.leave()
})

test('what was missed is read in batches, each asked about at once, and no more of it once the client left', async () => {
  const { test, api, listeners, asked } = await aListeningApi()
  const manager = await aPerson({ ...test, api }, 'Project manager')
  await missed(test, manager, 5000)
  const whole = await open(manager, 0)
  asked.clear()
  await whole.readUntil('id: 5000\n')
  expect(asked.get('event')).toBeLessThan(20)
  expect(asked.get('lead_reader')).toBeLessThan(20)
  await whole.leave()
  await expect.poll(() => listeners.size).toBe(0)

  const left = await open(manager, 0)
  asked.clear()
  await left.leave()
  await expect.poll(() => listeners.size).toBe(0)
  expect(asked.get('event') ?? 0).toBeLessThan(5)
})

/** The API with news that the test makes, and a count of what is asked of the database. */
async function aListeningApi(limits: Partial<StreamLimits> = {}) {
  const test = await createTestWorld()
  const listeners = new Set<object>()
  const hearing = new Set<(event: HappenedEvent) => void>()
  let position = 0
  const news = {
    listen(hear: (event: HappenedEvent) => void) {
      hearing.add(hear)
      return () => hearing.delete(hear)
    },
    position: () => position,
  }
  const asked = new Map<string, number>()
  const db = countReads(test.world.db, asked)
  const world = { ...test.world, db }
  const addressed = openAddressedNews(world, news)
  const addressedNews: typeof addressed = {
    listen(listener) {
      listeners.add(listener)
      const stop = addressed.listen(listener)
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
  }
  const closing = new AbortController()
  onTestFinished(() => closing.abort())
  const api = createApi({
    ...test,
    world,
    news,
    addressedNews,
    limits: openLimits(test.world.db, 1),
    closing: closing.signal,
    streamLimits: { ...usualStreams, ...limits },
  })
  const person = await aPerson({ ...test, api })
  function happens(name: string) {
    const event = { position: ++position, name, subject: newId(), at: test.world.now() }
    for (const hear of hearing) hear(event)
  }
  return { test, api, person, listeners, happens, asked }
}

/** Counts by table how often rows are asked for. */
function countReads(db: Database, asked: Map<string, number>): Database {
  return db.withPlugin({
    transformQuery({ node }) {
      const table = /"from":.*?"identifier":.*?"name":"(\w+)"/.exec(JSON.stringify(node))?.[1] ?? ''
      if (node.kind === 'SelectQueryNode') asked.set(table, (asked.get(table) ?? 0) + 1)
      return node
    },
    transformResult: async ({ result }) => result,
  })
}

/** So many events of a request that is assigned to the person. */
async function missed({ world }: TestWorld, { id }: Person, count: number) {
  const lead = aLeadRequest()
  await receiveLead(world, lead, { page: '/', suspicions: [] })
  await world.db.updateTable('lead').set({ assigned_to: id }).execute()
  await sql`insert into event (name, subject, payload, at, position)
    select 'lead.noted', ${lead.id}, '{}', ${world.now()}, nth from generate_series(1, ${count}::int) nth`.execute(
    world.db,
  )
}

async function open(person: Person, lastId?: number) {
  const answer = await person.request(`/api/events${lastId === undefined ? '' : `?last_id=${lastId}`}`)
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  const read = async () => (await reader?.read())?.value ?? null
  const first = await read()
  if (!first?.startsWith(': from')) throw new Error(`The stream began with ${first}.`)
  return {
    read,
    leave: async () => reader?.cancel(),
    async readUntil(end: string) {
      for (;;) {
        const piece = await read()
        if (piece === null) throw new Error('The stream ended.')
        if (piece.includes(end)) return
      }
    },
    /** What it says until then. */
    async untilItEnds() {
      let text = ''
      for (let piece = await read(); piece !== null; piece = await read()) text += piece
      return text
    },
  }
}
