import { expect, test } from 'vitest'
import { durationWords } from '#platform/text/duration-words.ts'
import { day, hour, minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { longestShift } from '#domain/shifts/shift.ts'
import { aReachable, putOnCall, putOnCallFor } from '#test/on-call.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

async function aFirm() {
  const test = await createTestWorld()
  const owner = await aPerson(test, 'Owner', 'Rosa Plover')
  const ann = await aPerson(test, 'Dispatcher', 'Ann Miller')
  const bo = await aPerson(test, 'Dispatcher', 'Bo Starling')
  return { test, owner, ann, bo }
}

const monday = Date.parse('2026-11-23T13:00:00Z')

function aShift(person: Person, overrides: Record<string, unknown> = {}) {
  return {
    id: newId(),
    employee_id: person.id,
    line: 'first',
    starts_at: new Date(monday).toISOString(),
    ends_at: new Date(monday + 7 * day).toISOString(),
    ...overrides,
  }
}

function add(planner: Person, ...shifts: object[]) {
  return planner.request('/api/shifts', { method: 'POST', json: { shifts } })
}

async function rotaOf(viewer: Person) {
  const span = 'from=2026-11-16T00:00:00Z&until=2026-12-28T00:00:00Z'
  const rows: { employee: { name: string }; starts_at: string; revision: number; is_absent: boolean }[] =
    await (await viewer.request(`/api/shifts?${span}`)).json()
  return rows.map(({ employee, starts_at, revision, is_absent }) =>
    [employee.name, starts_at.slice(5, 10), revision, is_absent ? 'absent' : ''].join(' ').trim(),
  )
}

test('a shift that is sent twice stands once, and with other content it is refused', async () => {
  const { owner, ann } = await aFirm()
  const shift = aShift(ann)
  expect((await add(owner, shift)).status).toBe(204)
  expect((await add(owner, shift)).status).toBe(204)
  expect(await rotaOf(owner)).toEqual(['Ann Miller 11-23 1'])
  const other = await add(owner, { ...shift, line: 'backup' })
  expect([other.status, await other.json()]).toMatchObject([409, { code: 'shift-differs' }])
})

test('weeks are added all together, or not at all', async () => {
  const { owner, ann } = await aFirm()
  const later = (weeks: number) => ({
    starts_at: new Date(monday + weeks * 7 * day).toISOString(),
    ends_at: new Date(monday + (weeks + 1) * 7 * day).toISOString(),
  })
  await add(owner, aShift(ann, later(2)))
  const clash = await add(owner, aShift(ann), aShift(ann, later(1)), aShift(ann, later(2)))
  expect(await clash.json()).toMatchObject({
    code: 'shift-overlaps',
    message: 'Ann Miller is already on call as primary during part of that time.',
  })
  expect(await rotaOf(owner)).toEqual(['Ann Miller 12-07 1'])
  expect((await add(owner, aShift(ann), aShift(ann, later(1)))).status).toBe(204)
  expect(await rotaOf(owner)).toHaveLength(3)
})

test('two people may share a line, and one may stand on both lines, but nobody twice on one', async () => {
  const { owner, ann, bo } = await aFirm()
  expect((await add(owner, aShift(ann), aShift(bo), aShift(ann, { line: 'backup' }))).status).toBe(204)
  const touching = {
    starts_at: new Date(monday - hour).toISOString(),
    ends_at: new Date(monday).toISOString(),
  }
  expect((await add(owner, aShift(ann, touching))).status).toBe(204)
  const overlapping = { ...touching, ends_at: new Date(monday + 1).toISOString() }
  expect((await add(owner, aShift(bo, overlapping))).status).toBe(409)
})

test('two who plan for the same person at the same moment cannot both', async () => {
  const { owner, ann, bo } = await aFirm()
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, nth) => add(nth % 2 ? owner : bo, aShift(ann))),
  )
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
  expect(await rotaOf(owner)).toHaveLength(1)
})

test('a change made from an older state is refused, and so is one of a shift that is gone', async () => {
  const { owner, ann, bo } = await aFirm()
  const { id, ...facts } = aShift(ann)
  await add(owner, { id, ...facts })
  const change = (json: object) => owner.request(`/api/shifts/${id}`, { method: 'PUT', json })
  expect((await change({ ...facts, employee_id: bo.id, revision: 1 })).status).toBe(204)
  expect(await rotaOf(owner)).toEqual(['Bo Starling 11-23 2'])
  const stale = await change({ ...facts, line: 'backup', revision: 1 })
  expect(stale.status).toBe(409)
  expect(await stale.json()).toMatchObject({ current: [{ id, revision: 2, employee: { id: bo.id } }] })
  const remove = (revision: number) =>
    owner.request(`/api/shifts/${id}?revision=${revision}`, { method: 'DELETE' })
  expect((await remove(1)).status).toBe(409)
  expect((await remove(2)).status).toBe(204)
  expect((await change({ ...facts, revision: 2 })).status).toBe(404)
})

test('a shift that was removed is put back as it was', async () => {
  const { owner, ann } = await aFirm()
  const shift = aShift(ann)
  await add(owner, shift)
  await owner.request(`/api/shifts/${shift.id}?revision=1`, { method: 'DELETE' })
  expect(await rotaOf(owner)).toEqual([])
  await add(owner, shift)
  expect(await rotaOf(owner)).toEqual(['Ann Miller 11-23 1'])
})

test('two swapped shifts at once, and not where one would stand twice', async () => {
  const { owner, ann, bo } = await aFirm()
  const next = {
    starts_at: new Date(monday + 7 * day).toISOString(),
    ends_at: new Date(monday + 14 * day).toISOString(),
  }
  const [one, other] = [aShift(ann), aShift(bo, next)]
  await add(owner, one, other)
  const swap = (revision: number) =>
    owner.request('/api/shifts/swap', {
      method: 'POST',
      json: { one: { id: one.id, revision }, other: { id: other.id, revision } },
    })
  expect((await swap(1)).status).toBe(204)
  expect(await rotaOf(owner)).toEqual(['Bo Starling 11-23 2', 'Ann Miller 11-30 2'])
  expect(await (await swap(1)).json()).toMatchObject({
    code: 'shift-moved-on',
    current: [{ revision: 2 }, { revision: 2 }],
  })
  await add(owner, aShift(ann, { id: newId() }))
  expect((await swap(2)).status).toBe(409)
  expect(await rotaOf(owner)).toContain('Bo Starling 11-23 2')
})

test('only who may take the requests of others can be on call, and who cannot any more is marked', async () => {
  const { test, owner, ann } = await aFirm()
  const technician = await aPerson(test, 'Technician', 'Tess Wren')
  const refused = await add(owner, aShift(technician))
  expect([refused.status, await refused.json()]).toMatchObject([422, { code: 'not-able-to-answer' }])
  await add(owner, aShift(ann))
  await test.world.db
    .updateTable('employee')
    .set({ suspended_at: test.world.now() })
    .where('id', '=', ann.id)
    .execute()
  expect(await rotaOf(owner)).toEqual(['Ann Miller 11-23 1 absent'])
})

test.each([
  [{ ends_at: new Date(monday).toISOString() }, 'The end must be after the start.'],
  [
    { ends_at: new Date(monday + longestShift + minute).toISOString() },
    `A shift can’t be longer than ${durationWords(longestShift)}.`,
  ],
  [{ starts_at: 'soon' }, 'Enter a date and time.'],
  [{ line: 'third' }, 'Choose primary or backup.'],
])('a shift with %j is refused: %s', async (overrides, words) => {
  const { owner, ann } = await aFirm()
  const answer = await add(owner, aShift(ann, overrides))
  expect([answer.status, await answer.json()]).toMatchObject([422, { message: words }])
})

test('the record tells who was put on call, by their names', async () => {
  const { owner, ann, bo } = await aFirm()
  const { id, ...facts } = aShift(ann)
  await add(owner, { id, ...facts })
  await owner.request(`/api/shifts/${id}`, {
    method: 'PUT',
    json: { ...facts, employee_id: bo.id, revision: 1 },
  })
  const { items }: { items: { words: string; before: unknown; after: unknown }[] } = await (
    await owner.request('/api/audit?kind=on-call')
  ).json()
  expect(items.map(({ words }) => words)).toEqual([
    'Rosa Plover changed a shift for Bo Starling',
    'Rosa Plover added a shift for Ann Miller',
  ])
  expect(items[0]).toMatchObject({ before: { on_call: 'Ann Miller' }, after: { on_call: 'Bo Starling' } })
})

test('shifts that began weeks ago and still last are seen, and what is over is not', async () => {
  const { test, owner, ann, bo } = await aFirm()
  await putOnCallFor(test, ann, { line: 'first', span: 30 * day })
  await putOnCallFor(test, bo, { line: 'first', span: day })
  const span = 'from=2026-12-10T00:00:00Z&until=2026-12-12T00:00:00Z'
  const rows: { employee: { name: string } }[] = await (await owner.request(`/api/shifts?${span}`)).json()
  expect(rows.map(({ employee }) => employee.name)).toEqual(['Ann Miller'])
})

test('who is on call until tomorrow is told with their numbers, to whoever may see employees', async () => {
  const { test, owner, bo } = await aFirm()
  const cleo = await aReachable(test, 'Cleo Finch')
  await putOnCall(test, cleo, 'first')
  await putOnCall(test, bo, 'backup')
  const after = { starts_at: new Date(test.world.now().getTime() + 2 * day).toISOString() }
  await add(
    owner,
    aShift(cleo, { ...after, ends_at: new Date(test.world.now().getTime() + 3 * day).toISOString() }),
  )
  const contacts = async (viewer: Person) => {
    const rows: { employee: { name: string }; mobile: string | null }[] = await (
      await viewer.request('/api/shifts/contacts')
    ).json()
    return rows.map(({ employee, mobile }) => [employee.name, mobile])
  }
  expect(await contacts(owner)).toEqual(
    expect.arrayContaining([
      ['Cleo Finch', cleo.mobile],
      ['Bo Starling', null],
    ]),
  )
  expect(await contacts(owner)).toHaveLength(2)
  const viewer = await aPerson(test, 'Read-only', 'Walt Kingfisher')
  const grants = { permissions: ['leads.view'] }
  await test.world.db.updateTable('role').set(grants).where('name', '=', 'Read-only').execute()
  expect(await contacts(viewer)).toContainEqual(['Cleo Finch', null])
})
