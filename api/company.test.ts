import { expect, test } from 'vitest'
import { aPhonePhoto } from '#platform/images/pictures.fixture.ts'
import { minute } from '#platform/time.ts'
import { firstFacts } from '#domain/company/first-facts.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

test('who may change the company reads its facts, changes them, and finds the change in its history', async () => {
  const test = await createTestWorld()
  const manager = await aPerson(test, 'Office manager', 'Nadia Kowalczyk')
  expect(await (await manager.request('/api/company')).json()).toEqual({ facts: firstFacts, revision: 1 })

  const facts = { ...firstFacts, phone: '(724) 555-0131' }
  const changed = await manager.request('/api/company', { method: 'PUT', json: { facts, revision: 1 } })
  expect(changed.status).toBe(200)
  expect(await changed.json()).toEqual({ facts: { ...firstFacts, phone: '+17245550131' }, revision: 2 })
  const versions = await (await manager.request('/api/company/versions')).json()
  expect(versions.items[0]).toMatchObject({ revision: 2, by: 'Nadia Kowalczyk', changed: ['phone'] })

  const late = await manager.request('/api/company', {
    method: 'PUT',
    json: { facts: firstFacts, revision: 1 },
  })
  expect(late.status).toBe(409)
  const current = await (await manager.request('/api/company')).json()
  expect(await late.json()).toMatchObject({ code: 'company-moved-on', current })
  expect(current.revision).toBe(2)
})

test('nobody else sees or changes the facts as a whole', async () => {
  const test = await createTestWorld()
  const json = { facts: { ...firstFacts, name: 'Taken over' }, revision: 1 }
  for (const role of ['Dispatcher', 'Marketing', 'Technician']) {
    const person = await aPerson(test, role)
    for (const [path, init] of [
      ['/api/company', {}],
      ['/api/company/versions', {}],
      ['/api/company', { method: 'PUT', json }],
    ] as const) {
      const answer = await person.request(path, init)
      expect([role, path, answer.status, (await answer.json()).permission]).toEqual([
        role,
        path,
        403,
        'config.company',
      ])
    }
  }
  const owner = await aPerson(test)
  expect(await (await owner.request('/api/company')).json()).toEqual({ facts: firstFacts, revision: 1 })
})

test.each([
  [{ phone: '555' }, 'Enter a 10-digit phone number.'],
  [{ name: ' ' }, 'This field is required.'],
  [{ slogan: 'Dry\u0000' }, 'Remove the unreadable characters.'],
  [{ founding_year: 17 }, 'Enter a year between 1900 and 2100.'],
  [{ geo: { lat: 400, lon: 0 } }, 'Enter degrees between -90 and 90.'],
  [{ rating: { value: 6, count: 2 } }, 'Enter a number of stars from 1 to 5.'],
  [{ badges: firstFacts.badges.slice(1) }, 'Enter exactly 4 badges.'],
  [
    { social_links: [{ label: 'X', url: 'javascript:alert(1)' }] },
    'Enter an address that starts with https://.',
  ],
])('facts like %j are refused with a sentence, and nothing changes', async (wrong, sentence) => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const json = { facts: { ...firstFacts, ...wrong }, revision: 1 }
  const answer = await owner.request('/api/company', { method: 'PUT', json })
  expect([answer.status, (await answer.json()).detail]).toEqual([422, sentence])
  expect(await (await owner.request('/api/company')).json()).toEqual({ facts: firstFacts, revision: 1 })
})

test('who may change the company stores a picture once, and sees it at an address for a while', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const body = await aPhonePhoto(90, 60)
  const store = () => owner.request('/api/company/pictures', { method: 'POST', body })
  const stored = await (await store()).json()
  expect(stored).toMatchObject({ width: 60, height: 90 })
  expect(await (await store()).json()).toEqual(stored)
  expect(await (await owner.request('/api/company/pictures')).json()).toEqual([stored])

  const shown = await test.api.request(stored.url)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
  test.wait(11 * minute)
  expect((await test.api.request(stored.url)).status).toBe(404)
})

test('what is no picture, or too large, is refused with a sentence and not stored', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const send = async (body: Uint8Array<ArrayBuffer>) => {
    const answer = await owner.request('/api/company/pictures', { method: 'POST', body })
    return [answer.status, (await answer.json()).code]
  }
  expect(await send(new TextEncoder().encode('<svg onload="alert(1)"/>'))).toEqual([415, expect.any(String)])
  expect(await send(new Uint8Array(15 * 1024 * 1024 + 1))).toEqual([413, 'photo-too-large'])
  expect(await (await owner.request('/api/company/pictures')).json()).toEqual([])
})
