import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { aDevice } from '#test/a-passkey.ts'
import { aPerson, onAnotherDevice, type Person } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

type Device = ReturnType<typeof aDevice>

/** Ivy with a passkey on her phone, and a desk where she has just signed in by her password. */
async function ivyWithAPasskey(counter = 0) {
  const test = await createTestWorld()
  const ivy = await aPerson(test, 'Dispatcher', 'Ivy Starling')
  const device = aDevice()
  const kept = await keep(ivy, device, { counter })
  return { test, ivy, device, kept, desk: await onAnotherDevice(test, ivy) }
}

test('a passkey is kept, and opens the next session', async () => {
  const { test, ivy, device, kept, desk } = await ivyWithAPasskey()
  expect([kept.status, await kept.json()]).toMatchObject([
    201,
    { user: { second_factor: 'proven' }, recovery_codes: expect.arrayContaining([expect.any(String)]) },
  ])
  expect(desk.second_factor).toBe('asked')
  const question = await (await desk.request('/api/auth/factor/challenge', { method: 'POST' })).json()
  expect(question).toMatchObject({
    rpId: 'localhost',
    userVerification: 'preferred',
    allowCredentials: [{ id: device.id, transports: ['internal'] }],
  })
  const shown = await show(desk, device.show(question))
  expect([shown.status, await shown.json()]).toMatchObject([200, { second_factor: 'proven' }])
  const { passkeys } = await (await ivy.request('/api/auth/factors')).json()
  expect(passkeys).toEqual([
    {
      id: expect.any(String),
      name: 'Her phone',
      created_at: test.world.now().toISOString(),
      used_at: test.world.now().toISOString(),
    },
  ])
})

test('sent twice it is kept once, and one device has one passkey of a person', async () => {
  const { ivy, device } = await ivyWithAPasskey()
  const { challenge } = await offerOf(ivy)
  const json = { id: newId(), name: 'Her key', credential: aDevice().make({ challenge }) }
  const send = () => ivy.request('/api/auth/factors/passkeys', { method: 'POST', json })
  expect([(await send()).status, (await send()).status]).toEqual([201, 201])
  expect((await (await ivy.request('/api/auth/factors')).json()).passkeys).toHaveLength(2)
  const { excludeCredentials } = await offerOf(ivy)
  expect(excludeCredentials).toHaveLength(2)
  const again = await keep(ivy, device)
  expect([again.status, (await again.json()).code]).toEqual([409, 'passkey-known'])
})

test('a passkey that is sent again proves nothing: neither the second factor nor, once more, who it is', async () => {
  const { test, ivy } = await ivyWithAPasskey()
  const { challenge } = await offerOf(ivy)
  const json = { id: newId(), name: 'Her key', credential: aDevice().make({ challenge }) }
  const send = async () => (await ivy.request('/api/auth/factors/passkeys', { method: 'POST', json })).status
  expect(await send()).toBe(201)
  test.wait(9 * minute)
  expect(await send()).toBe(201)
  test.wait(minute)
  expect(await send()).toBe(403)
})

test('what another page asked for, or an older question, or nobody, is no passkey', async () => {
  const { test, ivy } = await ivyWithAPasskey()
  const make = async (change: object) => {
    const { challenge } = await offerOf(ivy)
    const credential = aDevice().make({ challenge, ...change })
    const json = { id: newId(), name: 'A phone', credential }
    return ivy.request('/api/auth/factors/passkeys', { method: 'POST', json })
  }
  const wrong = [{ origin: 'https://missionrestore.example' }, { challenge: 'another-one' }]
  for (const change of wrong) expect((await (await make(change)).json()).code).toBe('wrong-passkey')
  const { challenge } = await offerOf(ivy)
  test.wait(5 * minute)
  expect((await (await make({ challenge })).json()).code).toBe('wrong-passkey')
})

test('a question is answered once, in five minutes, by the session that was asked, for our own page', async () => {
  const { test, ivy, device, desk } = await ivyWithAPasskey()
  const ask = async (person: Person): Promise<{ challenge: string }> =>
    (await person.request('/api/auth/factor/challenge', { method: 'POST' })).json()

  expect((await show(desk, device.show(await ask(ivy)))).status).toBe(400)
  const question = await ask(desk)
  expect((await show(desk, device.show({ ...question, origin: 'http://localhost:3001' }))).status).toBe(400)
  expect((await show(desk, device.show(question))).status).toBe(400)
  const late = await ask(desk)
  test.wait(5 * minute)
  expect((await show(desk, device.show(late))).status).toBe(400)
  expect((await show(desk, aDevice().show(await ask(desk)))).status).toBe(400)
  const good = device.show(await ask(desk))
  const both = await Promise.all([show(desk, good), show(desk, good)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
})

test('a device that counts backwards is a copy, and is refused', async () => {
  const { device, desk } = await ivyWithAPasskey(7)
  const showAt = async (counter: number) => {
    const question = await (await desk.request('/api/auth/factor/challenge', { method: 'POST' })).json()
    return (await show(desk, device.show({ ...question, counter }))).status
  }
  expect([await showAt(8), await showAt(8), await showAt(7), await showAt(9)]).toEqual([200, 400, 400, 200])
})

test('a passkey of someone else opens nothing, and cannot be removed by others', async () => {
  const { test, ivy, device } = await ivyWithAPasskey()
  const otis = await aPerson(test, 'Dispatcher', 'Otis')
  await keep(otis, aDevice())
  const desk = await onAnotherDevice(test, otis)
  const question = await (await desk.request('/api/auth/factor/challenge', { method: 'POST' })).json()
  expect((await show(desk, device.show(question))).status).toBe(400)
  const { passkeys } = await (await ivy.request('/api/auth/factors')).json()
  const path = `/api/auth/factors/passkeys/${passkeys[0].id}`
  expect((await otis.request(path, { method: 'DELETE' })).status).toBe(404)
  expect((await ivy.request(path, { method: 'DELETE' })).status).toBe(204)
  expect(await (await ivy.request('/api/auth/me')).json()).toMatchObject({ second_factor: 'none' })
})

test('who has no passkey is told so', async () => {
  const person = await aPerson(await createTestWorld())
  const answer = await person.request('/api/auth/factor/challenge', { method: 'POST' })
  expect([answer.status, (await answer.json()).detail]).toEqual([409, 'You don’t have a passkey yet.'])
})

async function offerOf(person: Person): Promise<{ challenge: string; excludeCredentials: unknown[] }> {
  return (await person.request('/api/auth/factors/passkeys/challenge', { method: 'POST' })).json()
}

async function keep(person: Person, device: Device, telling: { counter?: number } = {}) {
  const { challenge } = await offerOf(person)
  const json = { id: newId(), name: 'Her phone', credential: device.make({ challenge, ...telling }) }
  return person.request('/api/auth/factors/passkeys', { method: 'POST', json })
}

function show(person: Person, passkey: object) {
  return person.request('/api/auth/factor', { method: 'POST', json: { passkey } })
}
