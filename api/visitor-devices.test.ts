import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { linkLasts, lastWordsFor, mostDevices } from '#domain/chat/devices/chat-link.ts'
import { aChatVisitor, anotherDevice, linkOf } from '#test/a-chat.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

test('a link opens the conversation on another device, and both write in it at once, each message once', async () => {
  const test = await createTestWorld()
  const phone = await aChatVisitor(test)
  await phone.say('water in the basement')
  const laptop = await anotherDevice(test, await linkOf(phone))
  expect(laptop.opened).toMatchObject({ id: phone.id, language: 'en', chat: { state: 'waiting' } })
  expect(laptop.opened.chat.items.map(({ position }) => position)).toEqual([1, 2, 3])

  const [fromPhone, fromLaptop] = [newId(), newId()]
  await Promise.all([
    phone.say('and in the hall', fromPhone),
    laptop.say('and in the garage', fromLaptop),
    laptop.say('and in the garage', fromLaptop),
    phone.say('and in the hall', fromPhone),
  ])
  const seen = await Promise.all([phone.see(), laptop.see()])
  expect(seen[0]).toEqual(seen[1])
  const { items } = seen[0]
  expect(items.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7])
  const theirs = items.slice(3).filter(({ author }) => author === 'visitor')
  expect(theirs).toHaveLength(2)
  expect(new Set(theirs.map(({ id }) => id))).toEqual(new Set([fromPhone, fromLaptop]))
})

test('a link is told once and stored as a hash, and stands in no event', async () => {
  const test = await createTestWorld()
  const visitor = await aChatVisitor(test)
  const answer = await visitor.ask('/links', {}, 'POST')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([201, 'no-store'])
  const { address, expires_at }: { address: string; expires_at: string } = await answer.json()
  const [, token = ''] = /^http:\/\/localhost:3000\/chat\/([\w-]{24})$/.exec(address) ?? []
  expect(Date.parse(expires_at)).toBe(test.world.now().getTime() + linkLasts)
  const [stored] = await test.world.db.selectFrom('chat_link').selectAll().execute()
  expect(stored?.token_hash).toEqual(createHash('sha256').update(token).digest())
  const events = await test.world.db.selectFrom('event').select(['name', 'payload']).execute()
  expect(events.map(({ name }) => name)).toContain('chat.link_made')
  expect(JSON.stringify(events)).not.toContain(token)
})

test('a link works for three days, until the next one is made, and until the conversation ends', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const visitor = await aChatVisitor(test)
  const status = async (token: string) => (await anotherDevice(test, token)).status
  const first = await linkOf(visitor)
  const second = await linkOf(visitor)
  expect([await status(first), await status(second)]).toEqual([410, 200])

  const made = await marcus.request(`/api/chats/${visitor.id}/links`, { method: 'POST' })
  const { address }: { address: string } = await made.json()
  expect(made.status).toBe(201)
  const ofStaff = address.slice(-24)
  expect([await status(second), await status(ofStaff)]).toEqual([200, 200])

  const end = { method: 'PUT', json: { turn: 'end' } }
  await marcus.request(`/api/chats/${visitor.id}/turns/${newId()}`, end)
  expect([await status(second), await status(ofStaff)]).toEqual([410, 410])

  const late = await linkOf(visitor)
  test.wait(linkLasts - 1)
  expect(await status(late)).toBe(200)
  test.wait(1)
  expect(await status(late)).toBe(410)
  expect([await status('a'.repeat(24)), await status('short'), await status('x'.repeat(200))]).toEqual([
    404, 404, 422,
  ])
})

test('each device has a secret of its own, which is ended by itself', async () => {
  const test = await createTestWorld()
  const phone = await aChatVisitor(test)
  const token = await linkOf(phone)
  const [laptop, tablet] = [await anotherDevice(test, token), await anotherDevice(test, token)]
  const devices = async () => (await (await phone.ask('/devices')).json()).items
  expect((await devices()).map(({ id }: { id: string }) => id)).toEqual([laptop.device, tablet.device])

  for (const _ of [1, 2])
    expect((await phone.ask(`/devices/${laptop.device}`, {}, 'DELETE')).status).toBe(204)
  const statuses = [phone, laptop, tablet].map(async ({ ask }) => (await ask('')).status)
  expect(await Promise.all(statuses)).toEqual([200, 404, 200])
  expect((await laptop.ask(`/messages/${newId()}`, { text: 'hello' })).status).toBe(404)
  const stranger = await aChatVisitor(test)
  expect((await stranger.ask(`/devices/${tablet.device}`, {}, 'DELETE')).status).toBe(204)
  expect((await tablet.ask('')).status).toBe(200)
})

test('whoever was closed out does not come back by any link there was', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const phone = await aChatVisitor(test)
  const made = await marcus.request(`/api/chats/${phone.id}/links`, { method: 'POST' })
  const { address }: { address: string } = await made.json()
  const links = [await linkOf(phone), address.slice(-24)]
  const laptop = await anotherDevice(test, address.slice(-24))
  await phone.ask(`/devices/${laptop.device}`, {}, 'DELETE')
  for (const link of links) {
    expect((await anotherDevice(test, link, laptop)).status).toBe(410)
    expect((await anotherDevice(test, link)).status).toBe(410)
  }
  expect((await (await phone.ask('/devices')).json()).link_until).toBeNull()

  const next = await linkOf(phone)
  expect((await anotherDevice(test, next, laptop)).status).toBe(404)
  expect((await anotherDevice(test, next, { ...laptop, device: newId() })).status).toBe(404)
  expect((await anotherDevice(test, next)).status).toBe(200)
})

test('a device that is opened again after a lost answer is the same device, and no one else takes its id', async () => {
  const test = await createTestWorld()
  const phone = await aChatVisitor(test)
  const token = await linkOf(phone)
  const laptop = await anotherDevice(test, token)
  expect((await anotherDevice(test, token, laptop)).status).toBe(200)
  expect((await anotherDevice(test, token, { ...laptop, secret: 'another-secret-of-a-device' })).status).toBe(
    404,
  )
  expect((await (await phone.ask('/devices')).json()).items).toHaveLength(1)
})

test('a secret is that of one device, which closing it ends', async () => {
  const test = await createTestWorld()
  const phone = await aChatVisitor(test)
  const token = await linkOf(phone)
  const laptop = await anotherDevice(test, token)
  expect((await anotherDevice(test, token, { ...laptop, device: newId() })).status).toBe(404)
  await phone.ask(`/devices/${laptop.device}`, {}, 'DELETE')
  expect((await laptop.ask('')).status).toBe(404)
})

test('a link whose conversation is deleted at the same moment is one that ended', async () => {
  const test = await createTestWorld()
  const phone = await aChatVisitor(test)
  const token = await linkOf(phone)
  await test.world.db.deleteFrom('chat').execute()
  expect((await anotherDevice(test, token)).status).toBe(410)
})

test('a conversation is open on five other devices at most', async () => {
  const test = await createTestWorld()
  const phone = await aChatVisitor(test)
  const token = await linkOf(phone)
  const opened = []
  for (let nth = 0; nth <= mostDevices; nth++) opened.push((await anotherDevice(test, token)).status)
  expect(opened).toEqual([...Array(mostDevices).fill(200), 409])
})

test('on another device the last words can be read for an hour after the end, and nothing that comes after', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const phone = await aChatVisitor(test)
  const laptop = await anotherDevice(test, await linkOf(phone))
  const staff = (path: string, json: object) =>
    marcus.request(`/api/chats/${phone.id}/${path}/${newId()}`, { method: 'PUT', json })
  await staff('messages', { text: 'The crew is there at 8.', kind: 'text' })
  await staff('turns', { turn: 'end' })
  await phone.say('one more thing')

  const last = await laptop.see()
  expect([last.state, last.items.map(({ kind }) => kind)]).toEqual(['ended', ['text', 'ended']])
  expect((await laptop.ask(`/messages/${newId()}`, { text: 'hello' })).status).toBe(404)
  test.wait(lastWordsFor)
  expect((await laptop.ask('')).status).toBe(404)
  expect((await phone.see()).items).toHaveLength(4)
})

test('a device whose conversation ended learns nothing of the next, and takes no part in it', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const phone = await aChatVisitor(test)
  await phone.say('water in the basement')
  const laptop = await anotherDevice(test, await linkOf(phone))
  const staff = (path: string, json?: object) =>
    marcus.request(`/api/chats/${phone.id}/${path}`, { method: 'PUT', ...(json && { json }) })
  await staff(`turns/${newId()}`, { turn: 'end' })
  await phone.tell({ name: 'Nora Trillium', address: '142 Oak Street' })
  await phone.call()
  await staff(`turns/${newId()}`, { turn: 'take' })
  await staff('seen/5')

  const last = await laptop.see()
  expect(last).toMatchObject({ state: 'ended', with: null, facts: {}, reference: null, seen: 0 })
  expect(JSON.stringify(last)).not.toMatch(/Nora|Oak|0117/)
  for (const answer of [
    await laptop.ask('/typing', {}),
    await laptop.ask('/seen/5', {}),
    await laptop.ask('/devices'),
  ])
    expect(answer.status).toBe(404)
  expect(await test.world.db.selectFrom('chat').select('visitor_seen').execute()).toEqual([
    { visitor_seen: 0 },
  ])
})

test('an open stream of a device ends with the device', async () => {
  const test = await createTestWorld()
  const phone = await aChatVisitor(test)
  const laptop = await anotherDevice(test, await linkOf(phone))
  const { body } = await laptop.ask('/stream')
  const reader = body?.getReader()
  await reader?.read()
  await phone.ask(`/devices/${laptop.device}`, {}, 'DELETE')
  await test.workUntilIdle()
  let done = false
  while (!done) done = (await reader?.read())?.done ?? true
  expect(done).toBe(true)
})

test('someone who tries addresses is slowed down', async () => {
  const test = await createTestWorld()
  const tries = Array.from({ length: 61 }, async () => (await anotherDevice(test, 'b'.repeat(24))).status)
  const statuses = await Promise.all(tries)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
})
