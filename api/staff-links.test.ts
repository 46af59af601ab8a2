import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { ChatLink } from '#domain/chat/devices/chat-link.ts'
import { aChatVisitor, anotherDevice } from '#test/a-chat.ts'
import { aNewRole } from '#test/a-role.ts'
import { historyOf } from '#test/on-call.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

const may = { 'leads.view': 'all', 'chat.view': 'all', 'chat.reply': 'all' } as const

/** A conversation that is open on a device by a link that someone of the staff made, who may only reply. */
async function anOpenedLink() {
  const test = await createTestWorld()
  const owner = await aPerson(test, 'Owner', 'Rosa Plover')
  const role = aNewRole({ permissions: may })
  await owner.request('/api/roles', { method: 'POST', json: role })
  const ann = await aPerson(test, role.name, 'Ann Miller')
  const phone = await aChatVisitor(test)
  await phone.say('water in the basement')
  const link = await linkOfStaff(ann, phone.id)
  const device = await anotherDevice(test, link)
  expect(device.status).toBe(200)
  return { test, owner, ann, role, phone, link, device }
}

async function linkOfStaff(person: Person, id: string) {
  const made = await person.request(`/api/chats/${id}/links`, { method: 'POST' })
  return ChatLink.parse(await made.json()).address.slice(-24)
}

type Opened = Awaited<ReturnType<typeof anOpenedLink>>

const ends: [string, (opened: Opened) => Promise<Response>][] = [
  [
    'is suspended',
    ({ owner, ann }) =>
      owner.request(`/api/employees/${ann.id}/suspend`, {
        method: 'POST',
        json: { revision: 1, reassign_to: null },
      }),
  ],
  [
    'may reply no more',
    ({ owner, role }) => {
      const { 'chat.reply': _, ...permissions } = may
      return owner.request(`/api/roles/${role.id}`, {
        method: 'PUT',
        json: { ...role, permissions, revision: 1 },
      })
    },
  ],
  [
    'sees only requests of their own',
    ({ owner, role }) => {
      const permissions = { ...may, 'leads.view': 'assigned' }
      return owner.request(`/api/roles/${role.id}`, {
        method: 'PUT',
        json: { ...role, permissions, revision: 1 },
      })
    },
  ],
]

test.each(ends)(
  'a link of someone who %s opens no chat any more, nor does a device that it opened',
  async (_, happens) => {
    const opened = await anOpenedLink()
    const { test, phone, link, device } = opened
    const other = await linkOfStaff(opened.owner, (await aChatVisitor(test)).id)
    expect((await happens(opened)).ok).toBe(true)
    expect((await device.ask('')).status).toBe(404)
    expect((await device.ask(`/messages/${newId()}`, { text: 'hello' })).status).toBe(404)
    expect((await anotherDevice(test, link)).status).toBe(410)
    expect((await phone.see()).state).toBe('waiting')
    expect((await anotherDevice(test, other)).status).toBe(200)
  },
)

test('a device that a link of the staff opened says nothing that only the visitor may, until the visitor confirms it', async () => {
  const { test, ann, phone, device } = await anOpenedLink()
  const onlyTheirs = () => [
    () => device.ask(`/facts/${newId()}`, { name: 'Mallory' }),
    () => device.ask(`/contact/${newId()}`, { phone: '(330) 555-0166', way: 'text' }),
    () => device.ask('/links', {}, 'POST'),
    () => device.ask(`/devices/${device.device}`, {}),
    () => device.ask('', undefined, 'DELETE'),
  ]
  for (const say of onlyTheirs()) {
    const answer = await say()
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'device-not-confirmed'])
  }
  expect(await test.world.db.selectFrom('lead').select('id').execute()).toEqual([])

  await device.say('call me at (330) 555-0166')
  const number = { method: 'PUT', json: { phone: '(330) 555-0166' } }
  const taken = await ann.request(`/api/chats/${phone.id}/contact/${newId()}`, number)
  expect((await taken.json()).code).toBe('number-not-written')
  const read = await ann.request(`/api/chats/${phone.id}`)
  const isTheirs = { author: 'visitor', text: 'call me at (330) 555-0166' }
  expect((await read.json()).messages).toContainEqual(
    expect.objectContaining({ ...isTheirs, detail: { by_link: true } }),
  )
  expect((await phone.see()).items).toContainEqual(expect.objectContaining({ ...isTheirs, detail: null }))

  const devices = async () => (await (await phone.ask('/devices')).json()).items
  expect(await devices()).toMatchObject([{ id: device.device, by: 'Ann Miller' }])
  for (const _ of [1, 2]) expect((await phone.ask(`/devices/${device.device}`, {})).status).toBe(204)
  expect(await devices()).toMatchObject([{ id: device.device, by: null }])
  expect((await device.call()).reference).toMatch(/^R-/)
})

test('the history names whose link opened a chat on a device, and that the visitor confirmed it', async () => {
  const { test, owner, phone, device } = await anOpenedLink()
  await phone.call()
  await phone.ask(`/devices/${device.device}`, {})
  const words = (await historyOf(test, owner, phone.id)).map(({ words }) => words)
  expect(words).toContain('Chat opened on another device with a link from Ann Miller')
  expect(words).toContain('Device confirmed by the customer, opened with a link from Ann Miller')
})
