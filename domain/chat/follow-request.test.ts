import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { aNewRole } from '#test/a-role.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

const own = {
  'leads.view': 'assigned',
  'leads.work': 'assigned',
  'chat.view': 'assigned',
  'chat.reply': 'assigned',
} as const

/** A conversation of someone who has its request, and sees no other. */
async function aChatWithItsRequest() {
  const test = await createTestWorld()
  const owner = await aPerson(test, 'Owner', 'Rosa Plover')
  const role = aNewRole({ permissions: own })
  await owner.request('/api/roles', { method: 'POST', json: role })
  const kit = await aPerson(test, role.name, 'Kit Larch')
  const visitor = await aChatVisitor(test)
  await visitor.call()
  const hand = async (to: Person | null) => {
    const { revision } = await test.world.db
      .selectFrom('lead')
      .select('revision')
      .where('id', '=', visitor.id)
      .executeTakeFirstOrThrow()
    const json = { employee_id: to?.id ?? null, revision }
    const answer = await owner.request(`/api/leads/${visitor.id}/assignee`, { method: 'PUT', json })
    expect(answer.status).toBe(204)
  }
  await hand(kit)
  const take = { method: 'PUT', json: { turn: 'take' } }
  const taken = await kit.request(`/api/chats/${visitor.id}/turns/${newId()}`, take)
  expect(await taken.json()).toMatchObject({ phone: '+13305550117', assigned_to: { name: 'Kit Larch' } })
  return { test, owner, role, kit, visitor, hand }
}

const read = async ({ request }: Person, id: string) => (await request(`/api/chats/${id}`)).status

test('whoever loses a request and sees it no longer loses its chat to whoever has it now', async () => {
  const { test, kit, visitor, hand } = await aChatWithItsRequest()
  const ann = await aPerson(test, 'Dispatcher', 'Ann Miller')
  await hand(ann)
  expect(await visitor.see()).toMatchObject({
    state: 'staff',
    with: null,
    coming: { en: { title: 'Ann Miller will take over' } },
  })
  expect(await read(kit, visitor.id)).toBe(404)
  const json = { text: 'Hello?', kind: 'text' }
  const reply = await kit.request(`/api/chats/${visitor.id}/messages/${newId()}`, { method: 'PUT', json })
  expect(reply.status).toBe(404)
})

test.each([
  ['nobody', async () => null],
  ['who can’t reply', (test: World) => aPerson(test, 'Technician', 'Lena Moss')],
  [
    'who is signed out',
    async (test: World) => {
      const ann = await aPerson(test, 'Dispatcher', 'Ann Miller')
      await ann.request('/api/auth/logout', { method: 'POST' })
      return ann
    },
  ],
])('where a request goes to %s, its chat waits for anyone who can reply', async (_, make) => {
  const { test, kit, visitor, hand } = await aChatWithItsRequest()
  await hand(await make(test))
  expect(await visitor.see()).toMatchObject({ state: 'waiting', with: null })
  expect(await read(kit, visitor.id)).toBe(404)
})

test('whoever sees the request all the same stays in its chat', async () => {
  const { test, owner, visitor, hand } = await aChatWithItsRequest()
  await hand(owner)
  await owner.request(`/api/chats/${visitor.id}/turns/${newId()}`, { method: 'PUT', json: { turn: 'take' } })
  await hand(await aPerson(test, 'Dispatcher', 'Ann Miller'))
  expect(await visitor.see()).toMatchObject({ state: 'staff', with: 'Rosa Plover' })
})

test('whoever is in a chat and does not see its request reads nothing of the request', async () => {
  const { test, kit, visitor } = await aChatWithItsRequest()
  await test.world.db.updateTable('lead').set({ assigned_to: null, name: 'Nora Trillium' }).execute()
  const shown = await (await kit.request(`/api/chats/${visitor.id}`)).json()
  expect(shown).toMatchObject({ id: visitor.id, phone: null, name: null, reference: null, has_lead: true })
  const { items } = await (await kit.request('/api/chats')).json()
  expect(items).toMatchObject([{ id: visitor.id, phone: null, name: null, reference: null }])
})

type World = Awaited<ReturnType<typeof createTestWorld>>
