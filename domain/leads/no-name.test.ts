import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aLeadRequest } from '#test/a-lead.ts'
import { claim } from '#test/on-call.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { admitLead } from './admit.flow.ts'
import { LeadQuery } from './lead-query.ts'
import { getLead, listLeads } from './lead-views.server.ts'

async function someoneWithANumber() {
  const test = await createTestWorld()
  const { world } = test
  const dana = await aPerson(test, 'Owner', 'Dana Heron')
  const request = { ...aLeadRequest(), name: null }
  const admit = () =>
    admitLead(world, request, {
      honeypot: '',
      openedAt: new Date(world.now().getTime() - minute),
      isCrossSite: false,
      page: '/hubbard-oh',
      proof: { kind: 'none' },
      address: '198.51.100.7',
      isCrowded: async () => false,
    })
  const { id, reference } = await admit()
  const find = async (q: string) => {
    const { items } = await listLeads(world, allow(dana, 'leads.view'), LeadQuery.parse({ q }))
    return items.map((row) => row.reference)
  }
  return { ...test, dana, id, reference, admit, find }
}

test('a door that asks for a number alone may leave the name open, and the request is there once', async () => {
  const { world, dana, id, reference, admit, find } = await someoneWithANumber()
  expect(await admit()).toMatchObject({ id, reference, isNew: false })
  expect(await getLead(world, allow(dana, 'leads.view'), id)).toMatchObject({
    name: null,
    phone: '+13305550188',
  })
  expect(await find('555-0188')).toEqual([reference])
  expect(await find(reference.toLowerCase())).toEqual([reference])
  for (const q of ['null', 'not given']) expect(await find(q)).toEqual([])
})

test('the office is told of it without a name, and no word of it is null', async () => {
  const { emails, workUntilIdle } = await someoneWithANumber()
  await workUntilIdle()
  const [mail] = emails
  expect(mail?.subject).toBe('New request: name not given, Water Damage')
  expect(mail?.text).toContain('Someone asked for help.')
  expect(JSON.stringify(emails)).not.toMatch(/\bnull\b/)
})

test('whoever claims it too late reads by its number which one it was, and of a closed one that it is closed', async () => {
  const { dana, id, ...test } = await someoneWithANumber()
  const bo = await aPerson(test, 'Dispatcher', 'Bo Starling')
  await claim(bo, id)
  expect(await (await claim(dana, id)).json()).toMatchObject({
    message: 'Bo Starling claimed the request from (330) 555-0188 at 7:00 AM.',
  })
  await test.world.db
    .updateTable('lead')
    .set({ assigned_to: null, status: 'closed' })
    .where('id', '=', id)
    .execute()
  expect(await (await claim(dana, id)).json()).toMatchObject({
    message: 'This request is closed. Change its status to claim it.',
  })
})
