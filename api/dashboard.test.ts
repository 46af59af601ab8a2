import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { day, hour, minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import type { Dashboard } from '#domain/figures/dashboard.ts'
import type { LeadFigure, PeopleFigure, Shares } from '#domain/figures/figure.ts'
import { aMove, aSentLead } from '#test/a-lead.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'

const towns = ['Boardman', 'boardman, OH', '14 Quarry Lane, Lisbon, Ohio 44432', 'New Castle PA', '', 'Salem']
const pages = ['/', '/contact', '/services/water-damage', '']
const services = ['water-damage', 'fire-damage', 'mold-remediation', 'trauma-cleanup', 'not-sure']

/** The same numbers each time, so that what fails can be looked at. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

/** Weeks of work around the end of daylight saving: requests in every state, moved, taken back, reassigned, quarantined, released. */
async function aBusyAutumn(test: TestWorld, { owner, manager }: { owner: Person; manager: Person }) {
  const { world, api, wait } = test
  const roll = dice(7)
  const send = (person: Person, what: string, json?: object) => {
    const [method = '', path = ''] = what.split(' ')
    return person.request(path, { method, ...(json && { json }) })
  }
  wait(-40 * day)
  for (let nth = 0; nth < 120; nth++) {
    wait(roll(16) * hour + roll(60) * minute)
    const lead = aSentLead({
      service: services[roll(services.length)],
      town: towns[roll(towns.length)],
      page: pages[roll(pages.length)],
      ...(roll(9) === 0 && { website: 'https://cheap.example' }),
    })
    await api.request('/api/leads', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(lead),
    })
    if (roll(3) === 0) await send(owner, `POST /api/leads/${lead.id}/release`)
    let revision = 1
    if (roll(2) === 0) {
      const to = roll(2) === 0 ? owner.id : manager.id
      await send(owner, `PUT /api/leads/${lead.id}/assignee`, { employee_id: to, revision })
      revision++
    }
    for (let step = roll(4); step > 0; step--) {
      wait(roll(25) * minute)
      const status = ['contacted', 'scheduled', 'closed', 'new'][roll(4)]
      const answer = await send(owner, `PUT /api/leads/${lead.id}/status`, aMove(status, revision, owner.id))
      // What is still held in quarantine is refused.
      const row: { revision?: number } = await answer.json()
      revision = row.revision ?? revision
    }
    if (roll(20) === 0) await test.workUntilIdle()
  }
  wait(3 * minute)
  const { latest } = await world.db
    .selectFrom('lead')
    .select((lead) => lead.fn.max('received_at').as('latest'))
    .executeTakeFirstOrThrow()
  expect(latest.getTime()).toBeLessThanOrEqual(world.now().getTime())
  await test.workUntilIdle()
}

async function boardOf(person: Person, days = 30): Promise<Dashboard> {
  const answer = await person.request(`/api/dashboard?days=${days}`)
  expect(answer.status).toBe(200)
  return answer.json()
}

/** How many rows the list has, page by page to its end. */
async function lengthOf(person: Person, list: string, filter: object) {
  const query = new URLSearchParams({ limit: '100' })
  for (const [key, value] of Object.entries(filter)) query.set(key, String(value))
  for (let length = 0; ;) {
    const answer = await person.request(`/api/${list}?${query}`)
    expect(answer.status).toBe(200)
    const { items, next }: { items: unknown[]; next: string | null } = await answer.json()
    length += items.length
    if (next === null) return length
    query.set('cursor', next)
  }
}

function leadFiguresOf({ unclaimed, received, mine }: Dashboard): LeadFigure[] {
  const shares = ({ shares }: Shares) => shares
  return [
    ...(unclaimed ? [unclaimed, ...unclaimed.ages] : []),
    ...(received
      ? [received, received.first_contact, ...received.by_day, ...received.by_hour]
          .concat(shares(received.by_service))
          .concat(shares(received.by_town), shares(received.by_page), shares(received.by_outcome))
      : []),
    ...(mine ? Object.values(mine) : []),
  ]
}

function toQuery({ filter: { expiring, signed_in, ...filter } }: PeopleFigure) {
  return { ...filter, ...(expiring && { expiring: true }), ...(signed_in && { signed_in: true }) }
}

test(
  'each number is the length of the list that it leads to, whoever looks',
  { timeout: 120_000 },
  async () => {
    const test = await createTestWorld({ limitScale: 1_000_000 })
    const owner = await aPerson(test, 'Owner')
    const manager = await aPerson(test, 'Project manager')
    const technician = await aPerson(test, 'Technician')
    await aBusyAutumn(test, { owner, manager })
    await certify(owner, technician)

    for (const days of [7, 90]) {
      const board = await boardOf(owner, days)
      const figures = leadFiguresOf(board)
      expect(figures.length).toBeGreaterThan(40)
      expect(figures.filter(({ count }) => count > 0).length).toBeGreaterThan(25)
      for (const { count, filter } of figures)
        expect([filter, await lengthOf(owner, 'leads', filter)]).toEqual([filter, count])
      expect(board.received?.first_contact.median).toBe(await medianInTheDatabase(test, days))
    }

    const ofManager = await boardOf(manager)
    expect(ofManager).toMatchObject({ unclaimed: null, received: null, people: null })
    expect(ofManager.mine?.open.count).toBeGreaterThan(5)
    for (const { count, filter } of leadFiguresOf(ofManager))
      expect([filter, await lengthOf(manager, 'leads', filter)]).toEqual([filter, count])

    const { people } = await boardOf(owner)
    expect(people).toMatchObject({ signed_in: { count: 3 }, expiring: { count: 1 } })
    for (const figure of Object.values(people ?? {}))
      expect(await lengthOf(owner, 'employees', toQuery(figure))).toBe(figure.count)

    const ofTechnician = await boardOf(technician)
    expect(ofTechnician).toMatchObject({ unclaimed: null, received: null, people: null })
    expect(ofTechnician.mine?.open.count).toBe(0)
    expect(ofTechnician.own).toEqual({ devices: 1, certifications: 1, expiring: 1 })
  },
)

test('a town is found in what was typed, and a tap that was wrong is taken out of the median', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const ask = async (town: string) => {
    const lead = aSentLead({ town })
    await owner.request('/api/leads', { method: 'POST', json: lead })
    return lead.id
  }
  const typed = ['Lisbon', ' lisbon ', '14 Quarry Lane, Lisbon, OH 44432', 'LISBON ohio', 'Lisbon, Oh.']
  const ids: string[] = []
  for (const town of typed) ids.push(await ask(town))
  await ask('')
  test.wait(12 * minute)
  const move = (id: string | undefined, status: string, revision: number) =>
    owner.request(`/api/leads/${id}/status`, { method: 'PUT', json: aMove(status, revision, owner.id) })
  await move(ids[0], 'contacted', 1)
  await move(ids[1], 'contacted', 1)
  await move(ids[1], 'new', 2)
  await test.workUntilIdle()

  const { received } = await boardOf(owner)
  expect(received?.by_town.shares).toMatchObject([
    { key: 'lisbon', count: 5 },
    { key: '', count: 1 },
  ])
  expect(received?.first_contact).toMatchObject({ count: 1, median: 12 })
  test.wait(20 * minute)
  await move(ids[1], 'closed', 3)
  await move(ids[0], 'scheduled', 2)
  await test.workUntilIdle()
  expect((await boardOf(owner)).received?.first_contact).toMatchObject({ count: 2, median: 12 })
})

test('the most urgent stand first, then the oldest, and none that was claimed or quarantined', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven']
  const whenOf = (name: string) => (name === 'Six' ? 'happening-now' : 'today')
  const leads = names.map((name) => aSentLead({ name, when: whenOf(name) }))
  for (const lead of leads) {
    await owner.request('/api/leads', { method: 'POST', json: lead })
    test.wait(4 * minute)
  }
  const [first, second] = leads
  await owner.request(`/api/leads/${first?.id}/assignee`, {
    method: 'PUT',
    json: { employee_id: owner.id, revision: 1 },
  })
  await owner.request(`/api/leads/${second?.id}/status`, {
    method: 'PUT',
    json: aMove('closed', 1, owner.id),
  })
  await owner.request('/api/leads', { method: 'POST', json: aSentLead({ website: 'x' }) })

  const { unclaimed } = await boardOf(owner)
  expect(unclaimed?.first.map(({ name }) => name)).toEqual(['Six', 'Three', 'Four', 'Five', 'Seven'])
  expect(unclaimed?.first[0]).toMatchObject({ urgency: 0 })
  expect(unclaimed?.happening_now).toBe(1)
  expect(unclaimed?.count).toBe(5)
  expect(unclaimed?.ages.map(({ count }) => count)).toEqual([1, 2, 2, 0])
})

test('the figures of an empty firm are zeros, and not missing', async () => {
  const test = await createTestWorld()
  const { received, unclaimed } = await boardOf(await aPerson(test), 7)
  expect(unclaimed).toMatchObject({ count: 0, first: [] })
  expect(received).toMatchObject({ count: 0, first_contact: { count: 0, median: null } })
  expect(received?.by_day).toHaveLength(7)
  expect(received?.by_hour).toHaveLength(24)
})

test('a span that is not one of the three is refused', async () => {
  const owner = await aPerson(await createTestWorld())
  expect((await owner.request('/api/dashboard?days=31')).status).toBe(400)
})

async function certify(owner: Person, { id: employee_id }: Person) {
  const answer = await owner.request('/api/certifications', {
    method: 'POST',
    json: { id: newId(), employee_id, code: 'WRT', number: '', issued_on: null, expires_on: '2026-12-01' },
  })
  expect(answer.status).toBe(201)
}

/** By the database, from the requests themselves. */
async function medianInTheDatabase({ world }: TestWorld, days: number) {
  const { rows } = await sql<{ median: string }>`
    select percentile_disc(0.5) within group (
      order by floor(extract(epoch from first_contacted_at - received_at) / 60)) as median
    from lead where quarantined_at is null and (received_at at time zone 'America/New_York')::date
      > (${world.now()}::timestamptz at time zone 'America/New_York')::date - ${days}::int`.execute(world.db)
  return Number(rows[0]?.median)
}
