import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { day, hour } from '#platform/time.ts'
import type { Dashboard } from '#domain/figures/dashboard.ts'
import { anOffice } from '#test/a-board.ts'
import { today } from '#test/a-visit.ts'
import { aPerson, type Person } from '#test/people.ts'

async function figuresOf(person: Person): Promise<Dashboard> {
  return (await person.request('/api/dashboard?days=30')).json()
}

async function idsOf(person: Person, filter: object): Promise<string[]> {
  const answer = await person.request(`/api/jobs?${new URLSearchParams(Object.entries(filter))}`)
  const { items }: { items: { id: string }[] } = await answer.json()
  return items.map(({ id }) => id)
}

test('the bookkeeper reads what is owed by its age, and each amount leads to the jobs that owe it', async () => {
  const office = await anOffice()
  const { world, stands } = office
  const gus = await aPerson(office, 'Bookkeeper', 'Gus Partridge')
  const enter = (id: string, entry: object) =>
    gus.request(`/api/jobs/${id}/money`, {
      method: 'POST',
      json: { id: newId(), type: 'charge', kind: 'mitigation', party: null, on: today, ...entry },
    })
  const billed = async (days: number, amount_cents: number) => {
    const id = await stands('billed', days * day)
    await enter(id, { amount_cents })
    return id
  }
  const fresh = await billed(3, 100_00)
  const partly = await billed(32, 500_00)
  await enter(partly, { type: 'payment', kind: 'check', party: 'customer', amount_cents: 200_00 })
  const old = await billed(200, 70_00)
  const paid = await billed(62, 40_00)
  await enter(paid, { type: 'payment', kind: 'check', party: 'carrier', amount_cents: 40_00 })
  // What was merged into a job is owed by it.
  const merged = await stands('drying', day)
  await enter(merged, { amount_cents: 1_00 })
  await world.db
    .updateTable('job')
    .set({ side: 'duplicate', side_since: world.now(), merged_into: fresh })
    .where('id', '=', merged)
    .execute()
  await enter(await stands('drying', day), { amount_cents: 9_00 })

  const { owed } = await figuresOf(gus)
  expect(owed?.map(({ age, count, cents }) => [age, count, cents])).toEqual([
    ['to_30', 1, 101_00],
    ['to_60', 1, 300_00],
    ['to_90', 0, 0],
    ['over_90', 1, 70_00],
  ])
  const lists = await Promise.all((owed ?? []).map(({ filter }) => idsOf(gus, filter)))
  expect(lists).toEqual([[fresh], [partly], [], [old]])
  const marcus = await figuresOf(office.marcus)
  expect(marcus.owed).toBe(null)
  expect((await office.marcus.request('/api/jobs?owed=to_30')).status).toBe(403)
})

test('a project manager reads which of their jobs are late, the longest first, and the list has the same', async () => {
  const office = await anOffice()
  const { world, stands, wait } = office
  const rosa = await aPerson(office, 'Project manager', 'Rosa Plover')
  const longest = await stands('contacted', hour)
  wait(hour)
  const shorter = await stands('contacted', hour)
  const others = await stands('contacted', hour)
  wait(5 * hour)
  await world.db
    .updateTable('lead')
    .set({ assigned_to: rosa.id })
    .where('id', 'in', [longest, shorter])
    .execute()
  const { late, jobs } = await figuresOf(rosa)
  expect(jobs).toBe(null)
  expect(late?.first.map(({ id }) => id)).toEqual([longest, shorter])
  expect(late?.count).toBe(2)
  expect((await idsOf(rosa, late?.filter ?? {})).toSorted()).toEqual([longest, shorter].toSorted())
  expect(await idsOf(office.marcus, { late: 'yes' })).toContain(others)
  expect((await figuresOf(office.marcus)).late).toBe(null)
})
