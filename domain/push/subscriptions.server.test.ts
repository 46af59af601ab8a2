import { expect, test } from 'vitest'
import { day, minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { aDevice } from '#test/a-device.ts'
import { aPerson, onAnotherDevice, passwordOfAll, signedInAs, type Person } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'
import { notify, removeEnded } from './subscriptions.server.ts'

const message = { body: 'Hello.', ttl: minute, urgency: 'high', topic: 'hello' } as const

async function turnOn({ request }: Person, device = aDevice(), id = newId()) {
  const answer = await request(`/api/push/${id}`, { method: 'PUT', json: device })
  return { id, device, status: answer.status }
}

/** Whom each subscription belongs to. */
async function subscriptions({ world }: TestWorld) {
  const rows = await world.db
    .selectFrom('push_subscription')
    .select(['id', 'employee_id', 'endpoint'])
    .execute()
  return rows.map(({ id, employee_id, endpoint }) => ({ id, of: employee_id, endpoint }))
}

test('each device of a person gets their notifications, until it is turned off there', async () => {
  const test = await createTestWorld()
  const ann = await aPerson(test, 'Dispatcher', 'Ann Miller')
  const desk = await turnOn(ann)
  const phone = await turnOn(await onAnotherDevice(test, ann))
  await turnOn(await aPerson(test, 'Dispatcher', 'Bo Starling'))
  expect(await notify(test.world, ann.id, message)).toBe('sent')
  expect(test.pushes).toEqual(
    expect.arrayContaining([desk, phone].map(({ device }) => ({ ...device, ...message }))),
  )
  expect(test.pushes).toHaveLength(2)

  expect((await ann.request(`/api/push/${phone.id}`, { method: 'DELETE' })).status).toBe(204)
  expect((await ann.request(`/api/push/${phone.id}`, { method: 'DELETE' })).status).toBe(404)
  await notify(test.world, ann.id, message)
  expect(test.pushes).toHaveLength(3)
})

test('a device that turns notifications on twice has one subscription, with what it sent last', async () => {
  const test = await createTestWorld()
  const ann = await aPerson(test)
  const { id } = await turnOn(ann)
  const again = aDevice()
  expect(await turnOn(ann, again, id)).toMatchObject({ status: 204 })
  expect(await subscriptions(test)).toEqual([{ id, of: ann.id, endpoint: again.endpoint }])
  const other = await turnOn(ann)
  expect(await subscriptions(test)).toEqual([{ id: other.id, of: ann.id, endpoint: other.device.endpoint }])
})

test('a person has notifications on twenty devices at most: the first one gives way', async () => {
  const test = await createTestWorld()
  const ann = await aPerson(test)
  const ids: string[] = []
  for (let nth = 0; nth <= 20; nth += 1) {
    test.wait(minute)
    ids.push((await turnOn(await onAnotherDevice(test, ann))).id)
  }
  const left = (await subscriptions(test)).map(({ id }) => id)
  expect(left.toSorted()).toEqual(ids.slice(1).toSorted())
})

test('a browser in which someone else signs in belongs to them alone', async () => {
  const test = await createTestWorld()
  const ann = await aPerson(test, 'Technician', 'Ann Miller')
  const bo = await aPerson(test, 'Technician', 'Bo Starling')
  const { device } = await turnOn(ann)
  const { id } = await turnOn(bo, device)
  expect(await subscriptions(test)).toEqual([{ id, of: bo.id, endpoint: device.endpoint }])
})

test('people who turn on notifications in one browser at once are all answered, and one of them has it', async () => {
  const test = await createTestWorld()
  const people = [await aPerson(test), await aPerson(test), await aPerson(test)]
  const device = aDevice()
  for (let round = 0; round < 5; round++) {
    const turned = await Promise.all(people.map((person) => turnOn(person, device)))
    expect(turned.map(({ status }) => status)).toEqual([204, 204, 204])
    expect(await subscriptions(test)).toMatchObject([{ endpoint: device.endpoint }])
  }
})

test('one browser is one browser, however its address is spelled', async () => {
  const test = await createTestWorld()
  const [ann, bo] = [await aPerson(test), await aPerson(test)]
  const endpoint = 'https://fcm.googleapis.com/fcm/send/1'
  for (const spelled of [`  ${endpoint}\n`, 'https:fcm.googleapis.com/fcm/send/1', `${endpoint}#2`]) {
    await turnOn(ann, aDevice({ endpoint }))
    expect((await turnOn(bo, aDevice({ endpoint: spelled }))).status).toBe(204)
    expect(await subscriptions(test)).toMatchObject([{ of: bo.id, endpoint }])
  }
})

test('an address with characters that the database has no place for is escaped, and counts as long as it is then', async () => {
  const test = await createTestWorld()
  const ann = await aPerson(test)
  const endpoint = 'https://fcm.googleapis.com/fcm/send/a\u0000b'
  expect((await turnOn(ann, aDevice({ endpoint }))).status).toBe(204)
  expect(await subscriptions(test)).toMatchObject([{ endpoint: 'https://fcm.googleapis.com/fcm/send/a%00b' }])
  expect((await turnOn(ann, aDevice({ endpoint: endpoint + 'é'.repeat(400) }))).status).toBe(422)
})

test('nobody turns off notifications of someone else, or takes their subscription over', async () => {
  const test = await createTestWorld()
  const ann = await aPerson(test, 'Technician', 'Ann Miller')
  const owner = await aPerson(test, 'Owner')
  const { id, device } = await turnOn(ann)
  expect((await owner.request(`/api/push/${id}`, { method: 'DELETE' })).status).toBe(404)
  expect(await turnOn(owner, aDevice(), id)).toMatchObject({ status: 404 })
  expect(await subscriptions(test)).toEqual([{ id, of: ann.id, endpoint: device.endpoint }])
})

test.each([
  ['another host', { endpoint: 'https://internal.example/push' }],
  ['plain http', { endpoint: 'http://fcm.googleapis.com/fcm/send/1' }],
  ['the machine itself', { endpoint: 'https://127.0.0.1/push' }],
  ['a key that is too short', { p256dh: 'BAAA' }],
  ['a secret that is too short', { auth: 'AAAA' }],
])('a subscription with %s is refused', async (_, changed) => {
  const test = await createTestWorld()
  const ann = await aPerson(test)
  expect(await turnOn(ann, aDevice(changed))).toMatchObject({ status: 422 })
  expect(await subscriptions(test)).toEqual([])
})

const ends: [string, (test: TestWorld, ann: Person, owner: Person) => unknown][] = [
  ['the person signs out', (_, ann) => ann.request('/api/auth/logout', { method: 'POST' })],
  ['the session expires', ({ wait }) => wait(day)],
  [
    'someone else signs the person out',
    (_, ann, owner) => owner.request(`/api/employees/${ann.id}/sign-out`, { method: 'POST' }),
  ],
  [
    'the password changes on another device',
    async (test, ann) =>
      (await onAnotherDevice(test, ann)).request('/api/auth/password', {
        method: 'POST',
        json: { current: passwordOfAll, next: 'another long password' },
      }),
  ],
  [
    'the person is suspended',
    ({ world }, ann) =>
      world.db.updateTable('employee').set({ suspended_at: world.now() }).where('id', '=', ann.id).execute(),
  ],
]

test.each(ends)(
  'when %s the device gets nothing any more, and its subscription is removed',
  async (_, end) => {
    const test = await createTestWorld()
    const owner = await aPerson(test, 'Owner')
    const { username } = await aPerson(test, 'Dispatcher', 'Ann Miller')
    const ann = await signedInAs(test, { username, password: passwordOfAll, remember_me: false })
    expect(await turnOn(ann)).toMatchObject({ status: 204 })
    await end(test, ann, owner)
    expect(await notify(test.world, ann.id, message)).toBe(null)
    expect(test.pushes).toEqual([])
    await removeEnded(test.world)
    expect(await subscriptions(test)).toEqual([])
  },
)

test('a subscription of an open session is left alone', async () => {
  const test = await createTestWorld()
  const { id } = await turnOn(await aPerson(test))
  await removeEnded(test.world)
  expect(await subscriptions(test)).toMatchObject([{ id }])
})

test('a subscription that its push service does not know any more is removed', async () => {
  const test = await createTestWorld()
  const ann = await aPerson(test)
  const gone = await turnOn(ann)
  const phone = await turnOn(await onAnotherDevice(test, ann))
  test.pushAnswers.set(String(gone.device.endpoint), 'gone')
  expect(await notify(test.world, ann.id, message)).toBe('sent')
  expect(await subscriptions(test)).toMatchObject([{ id: phone.id }])
})

test('one device that cannot be reached does not hold up another; where none can be reached it is tried again', async () => {
  const test = await createTestWorld()
  const ann = await aPerson(test)
  const desk = await turnOn(ann)
  const phone = await turnOn(await onAnotherDevice(test, ann))
  test.pushAnswers.set(String(desk.device.endpoint), 'failed')
  expect(await notify(test.world, ann.id, message)).toBe('sent')
  test.pushAnswers.set(String(phone.device.endpoint), 'failed')
  await expect(notify(test.world, ann.id, message)).rejects.toThrow('The push service responded with 503.')
  expect(await subscriptions(test)).toHaveLength(2)
})

test('the history says when someone turned notifications on and off, and not where their browser is reached', async () => {
  const test = await createTestWorld()
  const ann = await aPerson(test)
  const { id, device } = await turnOn(ann)
  await turnOn(ann, device, id)
  await ann.request(`/api/push/${id}`, { method: 'DELETE' })
  const events = await test.world.db
    .selectFrom('event')
    .select(['name', 'payload', 'employee_id'])
    .where('name', 'like', 'push.%')
    .orderBy('id')
    .execute()
  const payload = { employee_id: ann.id, subscription_id: id }
  expect(events).toEqual([
    { name: 'push.turned_on', payload, employee_id: ann.id },
    { name: 'push.turned_off', payload, employee_id: ann.id },
  ])
})
