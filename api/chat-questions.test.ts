import { expect, test } from 'vitest'
import { day } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { forgetOldChats } from '#domain/chat/delete.flow.ts'
import { UnansweredGroups } from '#domain/chat/unanswered/unanswered.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { anAnswer } from '#test/an-answer.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

async function anOffice() {
  const test = await createTestWorld()
  const owner = await aPerson(test, 'Owner')
  const listed = async (person = owner) =>
    UnansweredGroups.parse(await (await person.request('/api/chat-questions')).json()).items
  return {
    ...test,
    owner,
    listed,
    async ask(...texts: string[]) {
      const visitor = await aChatVisitor(test)
      for (const text of texts) await visitor.say(text)
      return visitor
    },
    publish: (facts: object) =>
      owner.request('/api/chat-answers', { method: 'POST', json: { ...anAnswer, id: newId(), ...facts } }),
    leave: (id: string, left: boolean) =>
      owner.request(`/api/chat-questions/${id}/left`, { method: 'PUT', json: { left } }),
  }
}

test('what visitors ask in vain is listed, the same together, without who asked; thanks, names and losses are not', async () => {
  const { ask, listed } = await anOffice()
  const first = await ask('will you move my piano', 'ok thanks', 'water everywhere')
  await ask('are you hiring', 'my name is bob miller can u move a piano')
  expect(
    (await listed()).map(({ question, count, wordings, reason }) => [question, count, wordings, reason]),
  ).toEqual([
    ['Are you hiring?', 1, ['are you hiring'], 'nothing'],
    ['Will you move my piano?', 1, ['will you move my piano'], 'nothing'],
  ])
  expect((await listed())[1]?.chats).toEqual([first.id])
})

test('what tells of a danger or of someone who is hurt is no question for the list', async () => {
  const { ask, listed } = await anOffice()
  await ask(
    'cuando llegan, mi mama se cayo y le duele la pierna',
    'mi vecino salio herido el año pasado, se mueven pianos?',
    'my tenant got hurt last year, can you move a piano?',
    'hay agua en los enchufes que hago?',
  )
  expect(await listed()).toEqual([])
})

test('one visitor with hundreds of questions takes nobody else’s off the list', async () => {
  const { ask, listed, world } = await anOffice()
  const honest = await ask('will you move my piano')
  // Their addresses are known for a while, and these differ.
  await world.db.updateTable('chat').set({ source: 'another' }).where('id', '=', honest.id).execute()
  const words = ['vexil', 'quorz', 'bimpu', 'jaxot', 'zuvak', 'kwyrb', 'dlofi', 'gropz', 'ythen']
  for (const [nth, first] of words.entries()) {
    await ask(...words.map((second) => `will you ${first}${nth}${second} my ${second}${nth}${first}`))
  }
  const shown = async () => (await listed()).map(({ question }) => question)
  expect(await shown()).toContain('Will you move my piano?')
  expect(await shown()).toHaveLength(1 + 20)
  await world.db.updateTable('chat').set({ source: null }).execute()
  expect(await shown()).toContain('Will you move my piano?')
})

test('of one sender no more than twenty questions a day are listed', async () => {
  const { ask, listed, world } = await anOffice()
  const honest = await ask('will you move my piano')
  await world.db.updateTable('chat').set({ source: 'another' }).where('id', '=', honest.id).execute()
  await ask(...Array.from({ length: 20 }, () => 'will you paint my boat'))
  await ask(...Array.from({ length: 20 }, () => 'are you hiring'))
  expect((await listed()).map(({ question, count }) => [question, count])).toEqual([
    ['Will you paint my boat?', 20],
    ['Will you move my piano?', 1],
  ])
})

test('left to a person, a question is off the list, also where it is asked again, until that is undone', async () => {
  const { ask, listed, leave } = await anOffice()
  await ask('will you move my piano')
  const [group] = await listed()
  const id = group?.id ?? ''
  expect([(await leave(id, true)).status, (await leave(id, true)).status]).toEqual([204, 204])
  await ask('can u move a piano')
  expect(await listed()).toEqual([])
  await leave(id, false)
  expect((await listed()).map(({ count }) => count)).toEqual([2])
  expect((await leave(newId(), true)).status).toBe(404)
})

test('a published answer takes its questions off the list, and gives them back when it is undone or retired', async () => {
  const { ask, listed, publish, owner } = await anOffice()
  await ask('will you move my piano')
  const [group] = await listed()
  const id = newId()
  const answer = { id, asked: group?.id }
  expect([(await publish(answer)).status, (await publish(answer)).status]).toEqual([201, 200])
  expect(await listed()).toEqual([])

  const undo = { method: 'POST', json: { revision: 1 } }
  expect((await owner.request(`/api/chat-answers/${id}/undo`, undo)).status).toBe(204)
  expect((await listed()).map(({ count }) => count)).toEqual([1])
})

test('an answer that is refused leaves its question where it is', async () => {
  const { ask, listed, publish } = await anOffice()
  await ask('will you move my piano')
  const [group] = await listed()
  const answer = await publish({ asked: group?.id, answer: 'Yes, for $200.' })
  expect([answer.status, (await answer.json()).fields]).toEqual([
    422,
    { answer: ['Take out “$2”. An automated answer never names a price.'] },
  ])
  expect(await publish({ link: '/elsewhere' }).then(({ status }) => status)).toBe(422)
  expect(await listed()).toHaveLength(1)
})

test('who may not see conversations is shown none of them', async () => {
  const test = await anOffice()
  await test.ask('will you move my piano')
  const marketing = await aPerson(test, 'Marketing')
  expect((await test.listed(marketing)).map(({ count, chats }) => [count, chats])).toEqual([[1, []]])
})

test('an answer is reviewed on a day that the calendar has', async () => {
  const { publish } = await anOffice()
  for (const review_on of ['0000-01-01', '1999-12-31', '9999-12-31']) {
    const answer = await publish({ review_on })
    expect([answer.status, (await answer.json()).fields]).toEqual([
      422,
      { review_on: ['Enter a date between 2000 and 2199.'] },
    ])
  }
})

test('what visitors tell is read only by whoever sees their conversation; what they ask, by all who set up the chat', async () => {
  const test = await anOffice()
  await test.ask('blue dust comes out of the vents', 'will you move my piano')
  await test.ask('why does blue dust come out of the vents')
  const marketing = await aPerson(test, 'Marketing')
  const read = async (person = test.owner) =>
    (await test.listed(person)).map(({ count, wordings }) => [count, wordings])
  expect(await read()).toEqual([
    [2, ['why does blue dust come out of the vents', 'blue dust comes out of the vents']],
    [1, ['will you move my piano']],
  ])
  expect(await read(marketing)).toEqual([
    [1, ['why does blue dust come out of the vents']],
    [1, ['will you move my piano']],
  ])
  await test.ask('orange sand falls out of the piano')
  const told = (await test.listed()).find(({ question }) => question.startsWith('Orange sand'))
  expect([told === undefined, (await read(marketing)).length]).toEqual([false, 2])
  const left = { method: 'PUT', json: { left: true } }
  const leave = (person = test.owner) => person.request(`/api/chat-questions/${told?.id}/left`, left)
  expect([(await leave(marketing)).status, (await leave()).status]).toEqual([404, 204])
})

test('after 30 days a question is listed no more, and with its conversation nothing of it stays', async () => {
  const { world, ask, listed, owner, wait } = await anOffice()
  const { id } = await ask('will you move my piano')
  wait(30 * day)
  expect(await listed()).toHaveLength(1)
  wait(1)
  expect(await listed()).toEqual([])

  await owner.request(`/api/chats/${id}/turns/${newId()}`, { method: 'PUT', json: { turn: 'end' } })
  wait(180 * day)
  await forgetOldChats(world)
  expect(await world.db.selectFrom('chat_question').selectAll().execute()).toEqual([])
})
