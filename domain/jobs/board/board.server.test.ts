import { expect, test } from 'vitest'
import { day, hour, minute } from '#platform/time.ts'
import { receiveLead } from '#domain/leads/leads.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { anOffice, anUnscheduledVisit } from '#test/a-board.ts'
import { aJobOf } from '#test/a-job.ts'
import { aLeadRequest, unsuspected } from '#test/a-lead.ts'
import { aPerson } from '#test/people.ts'
import { TownQuery } from '#domain/jobs/job-query.ts'
import { listTowns } from './towns.server.ts'
import { readChoices } from './choices.server.ts'

test('the board has what someone works on, the longest where it stands first, and counts what ended', async () => {
  const { stands, board, part } = await anOffice()
  const [short, long] = [await stands('drying', hour), await stands('drying', 2 * day)]
  const held = await stands('inspected', day, { side: 'on_hold' })
  await stands('closed', day)
  await stands('closed', 31 * day)
  await stands('new', day, { side: 'lost' })
  await stands('new', day, { side: 'duplicate' })

  expect(await part('drying')).toEqual({ count: 2, ids: [long, short] })
  expect(await part('on_hold')).toEqual({ count: 1, ids: [held] })
  expect(await part('inspected')).toEqual({ count: 0, ids: [] })
  const { ended, parts } = await board()
  expect(ended).toEqual({ since: '2026-10-21', closed: 1, lost: 1, referred_out: 0 })
  expect(parts.map(({ count }) => count).reduce((sum, count) => sum + count)).toBe(3)
})

test('to whom no one was sent yet stands by its urgency, danger to people first, on the board and in its town', async () => {
  const { stands, part, board, world, marcus, wait } = await anOffice()
  const mold = await stands('contacted', day, { facts: { loss_type: 'mold', activity: null } })
  const running = await stands('contacted', 2 * hour)
  const hurt = await stands('contacted', minute, { facts: { hurt: 'yes', gas: 'yes', activity: null } })
  const before = await stands('inspected', day, { facts: { loss_type: 'mold', activity: null } })
  const after = await stands('inspected', hour, { facts: { hurt: 'yes' } })
  expect((await part('contacted')).ids).toEqual([hurt, running, mold])
  expect((await part('inspected')).ids).toEqual([before, after])
  const rows = (await board()).parts.flatMap((each) => each.rows)
  expect(rows.find(({ id }) => id === hurt)).toMatchObject({ urgency: 0, hazards: ['hurt', 'gas'] })
  expect(rows.find(({ id }) => id === after)).toMatchObject({ hazards: [] })
  const towns = await listTowns(world, allow(marcus, 'intake.view'), TownQuery.parse({}))
  expect(towns.items.flatMap(({ jobs }) => jobs.map(({ id }) => id))).toEqual([
    hurt,
    running,
    mold,
    before,
    after,
  ])

  // A request tells when it happens: what is happening now stands before older ones, but behind danger to people.
  const request = (when: 'happening-now' | 'longer-ago', phone: string) =>
    receiveLead(world, aLeadRequest({ when, phone }), unsuspected)
  const old = await request('longer-ago', '+13305550101')
  wait(minute)
  const now = await request('happening-now', '+13305550102')
  const call = await stands('new', minute, { facts: { hurt: 'yes' } })
  expect((await part('new')).ids).toEqual([call, now.id, old.id])
})

test('more than a column shows are counted, and stand in the list', async () => {
  const { stands, part } = await anOffice()
  for (let nth = 0; nth < 61; nth++) await stands('billed', hour)
  const { count, ids } = await part('billed')
  expect([count, ids?.length]).toEqual([61, 60])
})

test('usual is the median of those that left; what stays twice as long waits too long', async () => {
  const { stands, left, board, part } = await anOffice()
  await left('dry', [hour, 2 * hour, 3 * hour, 4 * hour, 30 * hour])
  await left('paid', [hour, hour, hour, hour])
  const slow = await stands('dry', 7 * hour)
  await stands('dry', 5 * hour)
  await stands('paid', 9 * day)
  const bill = await stands('billed', 31 * day)
  const held = await stands('drying', 6 * day, { side: 'on_hold' })

  const { parts, slow: count } = await board()
  expect(parts.find(({ stage }) => stage === 'dry')).toMatchObject({
    usual_ms: 3 * hour,
    longest_ms: 6 * hour,
    count: 2,
  })
  expect(parts.find(({ stage }) => stage === 'paid')).toMatchObject({ usual_ms: null, longest_ms: null })
  expect(count).toBe(3)
  const shown = (await board({ slow: 'yes' })).parts.flatMap(({ rows }) => rows.map(({ id }) => id))
  expect(shown).toEqual([slow, bill, held])
  expect(await part('dry', { slow: 'yes' })).toMatchObject({ count: 1 })
})

test('late now is a clock that ran out, of what is not on hold; the counts stay while the board is narrowed', async () => {
  const { stands, board, wait, world } = await anOffice()
  const late = await stands('contacted', hour)
  const held = await stands('contacted', hour, { side: 'on_hold' })
  wait(5 * hour)
  const fresh = await stands('contacted', hour)
  await anUnscheduledVisit(world, fresh)

  expect(await board()).toMatchObject({ late: 1, unscheduled: 2 })
  for (const [filter, ids] of [
    [{ late: 'yes' }, [late]],
    [{ unscheduled: 'yes' }, [late, fresh]],
    [{}, [late, fresh, held]],
  ] as const) {
    const { parts, ...counts } = await board(filter)
    expect(counts).toMatchObject({ late: 1, unscheduled: 2 })
    expect(parts.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(ids)
  }
})

test('the board is narrowed by words, person, loss, town and carrier', async () => {
  const { stands, part, marcus, world } = await anOffice()
  const fire = await stands('drying', hour, {
    facts: {
      name: 'Otis Cattail',
      town: 'New Castle, PA 16101',
      loss_type: 'fire',
      carrier: 'Millrace Mutual',
    },
  })
  await stands('drying', hour)
  await world.db.updateTable('lead').set({ assigned_to: null }).where('id', '=', fire).execute()
  for (const filter of [
    { q: 'cattail' },
    { q: 'millrace' },
    { loss: 'fire' },
    { town: 'New Castle' },
    { carrier: 'Millrace Mutual' },
    { assignee: 'nobody' },
  ] as const)
    expect([filter, await part('drying', filter)]).toEqual([filter, { count: 1, ids: [fire] }])
  expect(await part('drying', { assignee: marcus.id })).toMatchObject({ count: 1 })
  expect(await part('drying', { assignee: 'me' })).toMatchObject({ count: 1 })

  expect(await readChoices(world, allow(marcus, 'intake.view'))).toEqual({
    people: [{ id: marcus.id, name: 'Marcus Wren' }],
    towns: [
      { value: 'boardman', label: 'Boardman' },
      { value: 'new castle', label: 'New Castle' },
    ],
    carriers: ['Millrace Mutual'],
  })
})

test('open requests stand under New and Contacted until they are jobs, for who may see requests', async () => {
  const { world, board, part, wait, marcus, ...test } = await anOffice()
  const request = await receiveLead(
    world,
    aLeadRequest({ name: 'Ann Miller', town: 'Niles', loss: 'mold' }),
    unsuspected,
  )
  const called = await receiveLead(
    world,
    aLeadRequest({ name: 'Bert Oak', phone: '+13305550101' }),
    unsuspected,
  )
  await world.db
    .updateTable('lead')
    .set({ status: 'contacted', first_contacted_at: world.now() })
    .where('id', '=', called.id)
    .execute()
  await receiveLead(world, aLeadRequest({ name: 'Spam', phone: '+13305550102' }), {
    page: '/contact',
    suspicions: ['hidden-field'],
  })
  wait(11 * minute)

  const { parts, late } = await board()
  expect(late).toBe(1)
  expect(parts.find(({ stage }) => stage === 'new')).toMatchObject({
    count: 1,
    rows: [
      {
        kind: 'lead',
        id: request.id,
        loss_type: 'mold',
        town: 'Niles',
        clocks: [{ key: 'contacted', reached_at: null }],
        is_canceled: false,
      },
    ],
  })
  expect(await part('contacted')).toEqual({ count: 1, ids: [called.id] })
  expect(await part('new', { loss: 'mold', town: 'niles', assignee: 'nobody', q: 'ann' })).toMatchObject({
    count: 1,
  })
  expect(await part('new', { late: 'yes' })).toMatchObject({ count: 1 })
  expect(await part('contacted', { late: 'yes' })).toMatchObject({ count: 0 })
  for (const filter of [
    { loss: 'fire' },
    { unscheduled: 'yes' },
    { carrier: 'Millrace' },
    { assignee: 'me' },
  ] as const)
    expect([filter, await part('new', filter)]).toEqual([filter, { count: 0, ids: [] }])

  const bookkeeper = await aPerson({ world, ...test }, 'Bookkeeper', 'Bea Coin')
  expect(await part('new', {}, bookkeeper)).toEqual({ count: 0, ids: [] })

  await aJobOf({ world }, marcus, { id: request.id, facts: {} })
  expect(
    (await board()).parts.flatMap(({ rows }) => rows.filter(({ id }) => id === request.id)),
  ).toMatchObject([{ kind: 'job' }])
})
