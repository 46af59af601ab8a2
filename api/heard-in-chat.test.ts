import { expect, test } from 'vitest'
import { ChatPage } from '#domain/chat/chat-query.ts'
import { decide } from '#domain/chat/decide.ts'
import { LeadDetail } from '#domain/leads/lead.ts'
import { newId } from '#platform/uuid.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

async function anOffice() {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher')
  return {
    visitor: await aChatVisitor(test),
    row: async () => ChatPage.parse(await (await marcus.request('/api/chats')).json()).items[0],
    lead: async (id: string) => LeadDetail.parse(await (await marcus.request(`/api/leads/${id}`)).json()),
  }
}

const numberAlone = { phone: '(330) 555-0117' }

test('who writes that they want a text is kept as such, and agrees to nothing by it', async () => {
  const { visitor, row, lead } = await anOffice()
  await visitor.say('Mandeme texto no llame 330 555 0117')
  const seen = await visitor.told(visitor.ask(`/contact/${newId()}`, numberAlone))
  expect(seen).toMatchObject({ wished_way: 'text', language: 'es' })
  expect(await row()).toMatchObject({ wished_way: 'text', phone: '+13305550117', language: 'es' })
  expect(await lead(visitor.id)).toMatchObject({ reach_by: 'text', text_consent: null })

  await visitor.call('(330) 555-0117', 'text')
  expect(await lead(visitor.id)).toMatchObject({ reach_by: 'text', text_consent: true })
})

test('a wish that comes after the number changes the request, and the last one counts', async () => {
  const { visitor, row, lead } = await anOffice()
  await visitor.told(visitor.ask(`/contact/${newId()}`, numberAlone))
  expect((await lead(visitor.id)).reach_by).toBeNull()
  await visitor.say('text me dont call')
  expect((await lead(visitor.id)).reach_by).toBe('text')
  await visitor.call()
  expect(await row()).toMatchObject({ wished_way: 'call' })
})

test('the chat is Spanish from the first message that is, and stays so', async () => {
  const { visitor, row } = await anOffice()
  expect((await visitor.say('212 elm st')).language).toBe('en')
  const spanish = await visitor.say('se me inundo el sotano, que hago')
  expect(spanish).toMatchObject({ language: 'es', heard_loss: 'flooded-basement' })
  for (const text of ['212 elm st', '330 555 0117', 'ok thanks']) await visitor.say(text)
  expect(await row()).toMatchObject({ language: 'es' })
})

test('on a page about trauma, what is over is told softly and named 911; what is now is not', async () => {
  const test = await createTestWorld({
    chat: () => ({ decide: (said) => decide(said, { search: () => [] }), writer: null }),
  })
  const visitor = await aChatVisitor(test, { page: '/services/trauma-cleanup' })
  const over = await visitor.say('my brother shot himself in the bedroom and i need to know who cleans it')
  expect(over.items.find(({ kind }) => kind === 'danger')).toMatchObject({
    kind: 'danger',
    text: expect.stringMatching(/^We’re so sorry.*call 911/),
    detail: { danger: 'hurt', is_over: true },
  })
  const now = await visitor.say('hes still breathing he is dying')
  expect(now.items.findLast(({ kind }) => kind === 'danger')?.text).toMatch(/^Call 911 now\./)
})
