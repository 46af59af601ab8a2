import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import type { LocalNumber } from '#domain/numbers/local-number.ts'
import { listConfirmedNumbers } from '#domain/numbers/number-views.server.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

const facts = {
  purposes: ['sewage', 'water'],
  operator: 'City of Girard, water and sewer',
  number: '330 555 0142',
  hours: 'Day and night',
  serves: ['girard-oh'],
}

test('a number is added, called, confirmed, fixed, and its fix taken back', async () => {
  const test = await createTestWorld()
  const manager = await aPerson(test, 'Office manager', 'Nadia Kowalczyk')
  const id = newId()
  const path = `/api/local-numbers/${id}`
  const send = async (method: string, path: string, json?: unknown) =>
    (await manager.request(path, { method, json })).status
  expect(await send('POST', '/api/local-numbers', { ...facts, id })).toBe(201)
  expect(await send('POST', '/api/local-numbers', { ...facts, id })).toBe(200)
  expect(await send('PUT', `${path}/confirmation`, { confirmed_on: '2026-11-20', revision: 1 })).toBe(204)
  expect(await list(manager, id)).toMatchObject({
    ...facts,
    purposes: ['sewage', 'water'],
    number: '+13305550142',
    confirmed_on: '2026-11-20',
    confirmed_by: 'Nadia Kowalczyk',
  })
  expect(await listConfirmedNumbers(test.world)).toHaveLength(1)

  expect(await send('PUT', path, { ...facts, number: '330-555-0143', revision: 2 })).toBe(204)
  expect(await listConfirmedNumbers(test.world)).toEqual([])
  expect(await send('POST', `${path}/undo`, { revision: 3 })).toBe(204)
  expect(await listConfirmedNumbers(test.world)).toHaveLength(1)
  expect(await send('DELETE', `${path}/confirmation?revision=4`)).toBe(204)
  expect(await send('DELETE', `${path}?revision=5`)).toBe(204)
  expect(await list(manager, id)).toBeUndefined()

  const history = await (await manager.request(`${path}/history`)).json()
  expect(history.map(({ what, by }: { what: string; by: string }) => `${what} ${by}`)).toEqual(
    ['removed', 'withdrawn', 'undone', 'changed', 'confirmed', 'added'].map(
      (what) => `${what} Nadia Kowalczyk`,
    ),
  )
})

test('whoever may not change the company neither sees the numbers nor changes them', async () => {
  const test = await createTestWorld()
  const dispatcher = await aPerson(test, 'Dispatcher')
  const id = newId()
  for (const [path, init] of [
    ['/api/local-numbers', {}],
    ['/api/local-numbers', { method: 'POST', json: { ...facts, id } }],
    [`/api/local-numbers/${id}/history`, {}],
    [
      `/api/local-numbers/${id}/confirmation`,
      { method: 'PUT', json: { confirmed_on: '2026-11-20', revision: 1 } },
    ],
  ] as const) {
    const answer = await dispatcher.request(path, init)
    expect([path, answer.status, (await answer.json()).permission]).toEqual([path, 403, 'config.company'])
  }
})

test.each([
  [{ number: '555' }, 'number', 'Enter a 10-digit phone number.'],
  [{ operator: ' ' }, 'operator', 'Enter the utility or office.'],
  [{ purposes: [] }, 'purposes', 'Choose what the number is for.'],
  [{ purposes: ['poison'] }, 'purposes', 'Choose what the number is for.'],
  [{ serves: ['cleveland-oh'] }, 'serves', 'Choose places from the list.'],
])('a number with %j is refused with a sentence', async (wrong, field, sentence) => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const json = { ...facts, ...wrong, id: newId() }
  const answer = await owner.request('/api/local-numbers', { method: 'POST', json })
  expect(answer.status).toBe(422)
  expect(JSON.stringify((await answer.json()).fields)).toContain(sentence)
  expect(field in json).toBe(true)
})

async function list(person: Person, wanted: string) {
  const all: LocalNumber[] = await (await person.request('/api/local-numbers')).json()
  return all.find(({ id }) => id === wanted)
}
