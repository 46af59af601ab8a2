import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

test('a number that was only written makes the chat a request, of which nobody says call or text', async () => {
  const test = await createTestWorld()
  const dispatcher = await aPerson(test, 'Dispatcher', 'June Alder')
  const visitor = await aChatVisitor(test)
  await visitor.say('cell 330 555 0133')
  const given = await visitor.told(visitor.ask(`/contact/${newId()}`, { phone: '(330) 555-0133' }))
  expect(given.reference).toMatch(/^R-/)
  expect(given.items.at(-1)).toMatchObject({ kind: 'contact', text: '(330) 555-0133', detail: null })
  const lead = await (await dispatcher.request(`/api/leads/${visitor.id}`)).json()
  expect(lead).toMatchObject({ phone: '+13305550133', reach_by: null, text_consent: null })

  await visitor.call('(330) 555-0133', 'text')
  const asked = await (await dispatcher.request(`/api/leads/${visitor.id}`)).json()
  expect(asked).toMatchObject({ phone: '+13305550133', reach_by: 'text', text_consent: true })
})

test('a number that is written later changes none that was given', async () => {
  const test = await createTestWorld()
  const dispatcher = await aPerson(test, 'Dispatcher', 'June Alder')
  const visitor = await aChatVisitor(test)
  await visitor.call('(330) 555-0133')
  await visitor.told(visitor.ask(`/contact/${newId()}`, { phone: '(330) 555-0199' }))
  const lead = await (await dispatcher.request(`/api/leads/${visitor.id}`)).json()
  expect(lead).toMatchObject({ phone: '+13305550133', reach_by: 'call' })
})

test('whoever writes from a page about trauma has told no one what happened, and the office knows it', async () => {
  const test = await createTestWorld()
  const dispatcher = await aPerson(test, 'Dispatcher', 'June Alder')
  const visitor = await aChatVisitor(test, { page: '/services/trauma-cleanup' })
  const { items } = await visitor.say('can someone call me')
  expect(items.map(({ kind }) => kind)).not.toContain('answer')
  const chat = await (await dispatcher.request(`/api/chats/${visitor.id}`)).json()
  expect(chat.facts.loss).toMatchObject({ value: 'trauma', from_page: true })
  expect((await visitor.call()).reference).toMatch(/^R-/)
  const lead = await (await dispatcher.request(`/api/leads/${visitor.id}`)).json()
  expect(lead.loss).toBe('trauma')
})
