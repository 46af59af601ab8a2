import { expect, test } from 'vitest'
import { ownersOfLeads } from '#domain/leads/lead-views.server.ts'
import { dailyLog } from '#domain/submissions/a-submission.fixture.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { anOfficeWithForms } from '#test/an-office-with-forms.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'

test('who sees a chat is told that its visitor is typing, who sees only their own of no other, and nothing is stored', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const rosa = await aPerson(test, 'Project manager', 'Rosa Plover')
  const ivy = await aPerson(test, 'Technician', 'Ivy Starling')
  const [others, own] = [await aChatVisitor(test), await aChatVisitor(test)]
  await take(test, rosa, own.id)
  await test.workUntilIdle()
  expect(await ownersOfLeads(test.world, [own.id])).toEqual(new Map())
  const streams = await Promise.all([marcus, rosa, ivy].map(follow))
  const events = () => test.world.db.selectFrom('event').select('id').execute()
  const before = await events()

  await others.ask('/typing', undefined, 'PUT')
  await own.ask('/typing', undefined, 'PUT')
  const typing = (about: string) => ({ kind: 'chat.typing', about, by: null, value: '' })
  const [all, only] = streams
  // Whose conversation each is about is asked for both at once.
  await expect.poll(() => new Set(all?.signals())).toEqual(new Set([typing(others.id), typing(own.id)]))
  await expect.poll(() => only?.signals()).toEqual([typing(own.id)])
  expect(streams.map(({ text }) => /event: signal\ndata: .*\nid:/.test(text()))).toEqual([
    false,
    false,
    false,
  ])
  expect(streams[2]?.signals()).toEqual([])
  expect(await events()).toEqual(before)
  for (const { leave } of streams) await leave()
})

test('colleagues see who is typing a reply, who types it does not, and everyone hears what happens in their chat', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const rosa = await aPerson(test, 'Project manager', 'Rosa Plover')
  const visitor = await aChatVisitor(test)
  await take(test, rosa, visitor.id)
  await test.workUntilIdle()
  const [hers, his] = [await follow(rosa), await follow(marcus)]
  await rosa.request(`/api/chats/${visitor.id}/typing`, { method: 'PUT' })
  const typing = { kind: 'chat.typing', about: visitor.id, by: rosa.id, value: 'Rosa Plover' }
  await expect.poll(his.signals).toEqual([typing])
  await visitor.say('the sink')
  await test.workUntilIdle()
  await expect.poll(() => hers.text()).toContain('event: chat.messaged')
  expect(hers.signals()).toEqual([])
  await Promise.all([hers.leave(), his.leave()])
})

test('every save of a form reaches whoever has it open, the person’s own other window too, and no one who may not read it', async () => {
  const { rosa, dana, save, ...test } = await anOfficeWithForms()
  const ivy = await aPerson(test, 'Technician', 'Ivy Starling')
  await save(0, { ...dailyLog.definition, title: { en: 'One' } })
  await test.workUntilIdle()
  const streams = await Promise.all([rosa, dana, ivy].map(follow))
  await save(1, { ...dailyLog.definition, title: { en: 'Two' } })
  await save(2, { ...dailyLog.definition, title: { en: 'Three' } })
  const saved = (value: string) => ({ kind: 'form.saved', about: dailyLog.slug, by: null, value })
  const [hers, danas, ivys] = streams
  await expect.poll(() => hers?.signals()).toEqual([saved('2'), saved('3')])
  await expect.poll(() => danas?.signals()).toEqual([saved('2'), saved('3')])
  expect(ivys?.signals()).toEqual([])
  for (const { leave } of streams) await leave()
})

async function take({ world }: TestWorld, person: Person, id: string) {
  await world.db
    .updateTable('chat')
    .set({ state: 'staff', assigned_to: person.id })
    .where('id', '=', id)
    .execute()
}

/** What the stream of a person's portal tells from now on. */
async function follow(person: Person) {
  const answer = await person.request('/api/events')
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = (await reader?.read())?.value ?? ''
  async function readOn() {
    for (;;) {
      const piece = await reader?.read()
      if (!piece || piece.done) return
      text += piece.value
    }
  }
  void readOn()
  return {
    text: () => text,
    signals: () =>
      [...text.matchAll(/event: signal\ndata: (.*)\n/g)].map(([, data = '']): unknown => JSON.parse(data)),
    leave: async () => reader?.cancel(),
  }
}
