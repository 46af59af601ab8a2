import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { Alerts } from '#domain/alerts/alert.ts'
import { Dashboard } from '#domain/figures/dashboard.ts'
import { isHappeningNow } from '#domain/leads/happening-now.ts'
import { LeadsWaiting } from '#domain/leads/lead.ts'
import { LeadPage, type LeadRow } from '#domain/leads/lead-row.ts'
import { aLeadComesIn, claim, unclaim } from '#test/on-call.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'

async function ask(person: Person, path: string) {
  const answer = await person.request(path)
  expect(answer.status).toBe(200)
  return answer.json()
}

/** The visitor says that help is no longer needed; `null` is before they said so. */
function cancel({ world }: TestWorld, id: string, cancelled_at: Date | null = world.now()) {
  return world.db.updateTable('lead').set({ cancelled_at }).where('id', '=', id).execute()
}

/** The names of all unclaimed requests as each surface shows them, and each surface's count. */
async function surfacesOf(person: Person) {
  const alerts = Alerts.parse(await ask(person, '/api/alerts'))
  const waiting = LeadsWaiting.parse(await ask(person, '/api/leads/waiting'))
  const { unclaimed: board } = Dashboard.parse(await ask(person, '/api/dashboard'))
  const rows: LeadRow[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const after: string = cursor && `&cursor=${cursor}`
    const page = LeadPage.parse(await ask(person, `/api/leads?status=new&assigned=nobody&limit=2${after}`))
    rows.push(...page.items)
    cursor = page.next
  }
  return {
    counts: [alerts.unclaimed, waiting.unclaimed, board?.count, rows.length],
    agesCounted: board?.ages.reduce((sum, { count }) => sum + count, 0),
    happeningNow: [
      alerts.happening_now,
      waiting.happening_now,
      board?.happening_now,
      rows.filter(isHappeningNow).length,
    ],
    /** By name, as each surface marks its rows. */
    marked: [alerts.open, board?.first ?? []].map((rows) =>
      rows.filter(({ is_happening_now }) => is_happening_now).map(({ name }) => name),
    ),
    inNeed: rows.filter(isHappeningNow).map(({ name }) => name),
    alerts: alerts.open.map(({ name }) => name),
    list: rows.map(({ name }) => name),
    board: board?.first.map(({ name }) => name),
  }
}

test('menu, bell, bar, dashboard and list count the same unclaimed requests, whatever happens to them', async () => {
  const test = await createTestWorld()
  const dana = await aPerson(test)
  const ids: string[] = []
  for (const loss of ['mold', 'burst-pipe', 'other', 'fire-smoke']) {
    ids.push(await aLeadComesIn(test, { name: loss, loss }))
    test.wait(minute)
  }
  const [mold = '', pipe = '', other = '', fire = ''] = ids
  await aLeadComesIn(test, { name: 'today', loss: 'mold', when: 'today' })
  const agree = async (count: number, happening: number) => {
    const { counts, agesCounted, happeningNow, marked, inNeed } = await surfacesOf(dana)
    expect([...counts, agesCounted]).toEqual(Array(5).fill(count))
    expect(happeningNow).toEqual(Array(4).fill(happening))
    expect(marked).toEqual([inNeed, inNeed])
  }
  await agree(5, 2)

  await cancel(test, fire)
  await agree(5, 1)
  await cancel(test, mold)
  await agree(5, 1)
  await cancel(test, fire, null)
  const { revision } = await (await claim(dana, pipe)).json()
  await agree(4, 1)
  await unclaim(dana, pipe, revision)
  await agree(5, 2)
  const move = (id: string, json: { status: string; revision: number; outcome?: string }) =>
    dana.request(`/api/leads/${id}/status`, { method: 'PUT', json })
  await move(mold, { status: 'contacted', revision: 1 })
  await move(other, { status: 'closed', revision: 1, outcome: 'done' })
  await agree(3, 2)
  await move(mold, { status: 'new', revision: 2 })
  await agree(4, 2)
  await dana.request(`/api/leads/${fire}/assignee`, {
    method: 'PUT',
    json: { employee_id: dana.id, revision: 1 },
  })
  await agree(3, 1)
  for (let nth = 0; nth < 12; nth++) {
    test.wait(30 * minute)
    await test.workUntilIdle()
  }
  await agree(3, 1)
})

test('what a visitor canceled waits for no call, and stays unclaimed until a person has answered it', async () => {
  const test = await createTestWorld()
  const dana = await aPerson(test)
  const flood = await aLeadComesIn(test, { name: 'flood', loss: 'flooded-basement' })
  await cancel(test, flood)
  expect(await surfacesOf(dana)).toMatchObject({
    counts: [1, 1, 1, 1],
    happeningNow: [0, 0, 0, 0],
    alerts: ['flood'],
    list: ['flood'],
    board: ['flood'],
  })
  const uncalled = async () => Alerts.parse(await ask(dana, '/api/alerts')).uncalled.map(({ name }) => name)
  await claim(dana, flood)
  expect(await uncalled()).toEqual([])
  expect(await ask(dana, `/api/leads/${flood}`)).toMatchObject({ status: 'new', call_by: null })
  await cancel(test, flood, null)
  expect(await uncalled()).toEqual(['flood'])
})

test('all of them stand in one order: the most urgent first, then the oldest', async () => {
  const test = await createTestWorld()
  const dana = await aPerson(test)
  const sent = [
    ['long ago', { when: 'longer-ago' }],
    ['not said', {}],
    ['this week', { when: 'this-week' }],
    ['first flood', { loss: 'flooded-basement' }],
    ['today', { when: 'today' }],
    ['second flood', { loss: 'sewage-backup' }],
    ['not said later', { loss: 'mold' }],
  ] as const
  for (const [name, said] of sent) {
    await aLeadComesIn(test, { name, ...said })
    test.wait(minute)
  }
  const order = [
    'first flood',
    'second flood',
    'today',
    'not said',
    'not said later',
    'this week',
    'long ago',
  ]
  const { alerts, list, board } = await surfacesOf(dana)
  expect(alerts).toEqual(order)
  expect(list).toEqual(order)
  expect(board).toEqual(order.slice(0, 5))
})

test('a page of one order is refused in the other', async () => {
  const test = await createTestWorld()
  const dana = await aPerson(test)
  for (let nth = 0; nth < 3; nth++) await aLeadComesIn(test)
  const { next } = LeadPage.parse(await ask(dana, '/api/leads?limit=1'))
  const answer = await dana.request(`/api/leads?status=new&assigned=nobody&limit=1&cursor=${next}`)
  expect(answer.status).toBe(400)
})

test('who sees only their own requests sees none that is unclaimed', async () => {
  const test = await createTestWorld()
  const manager = await aPerson(test, 'Project manager')
  await aLeadComesIn(test)
  expect(await ask(manager, '/api/leads/waiting')).toMatchObject({ unclaimed: 0 })
  expect(await ask(manager, '/api/alerts')).toMatchObject({ unclaimed: 0, open: [] })
})
