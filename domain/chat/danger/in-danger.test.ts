import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { decide } from '../decide.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

async function anAlarm() {
  const test = await createTestWorld({
    chat: () => ({ decide: (text) => decide(text, { search: () => [] }) }),
  })
  const visitor = await aChatVisitor(test)
  test.wait(1000)
  expect(await visitor.say('huele a gas en la cocina')).toMatchObject({ in_danger: true })
  test.wait(1000)
  return { test, visitor }
}

test('whoever told of danger is in it until they say that they are out', async () => {
  const { test, visitor } = await anAlarm()
  expect(await visitor.say('todavia no salimos')).toMatchObject({ in_danger: true })
  test.wait(1000)
  expect(await visitor.say('ya estamos afuera')).toMatchObject({ in_danger: false })
  test.wait(1000)
  expect(await visitor.say('there is a fire now')).toMatchObject({ in_danger: true })
})

test('or until a person is there, or they answer that no one is in danger', async () => {
  const { test, visitor } = await anAlarm()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  await marcus.request(`/api/chats/${visitor.id}/turns/${newId()}`, { method: 'PUT', json: { turn: 'take' } })
  expect(await visitor.see()).toMatchObject({ in_danger: false })

  const other = await anAlarm()
  expect(await other.visitor.tell({ danger: 'no' })).toMatchObject({ in_danger: false })
})

test('meanwhile no one reads that a call to us is faster, and before a danger everyone does', async () => {
  const { test, visitor } = await anAlarm()
  const { items } = await visitor.say('tienen un barco')
  const ours = items.filter(({ author }) => author !== 'visitor')
  expect(ours.find(({ kind }) => kind === 'person_wanted')?.text).toBe('Buscamos a alguien que le conteste.')
  expect(ours.map(({ text }) => text).join(' ')).not.toMatch(/más rápido|faster/)

  const calm = await aChatVisitor(test)
  const { items: said } = await calm.say('do you have a boat')
  expect(said.find(({ kind }) => kind === 'person_wanted')?.text).toBe('')
  expect(said.map(({ text }) => text).join(' ')).toMatch(/faster/)
})

test.each(['i cant talk im deaf. pipe brust', 'soy sorda, se reventó un tubo'])(
  'nor does anyone who can’t speak: “%s”',
  async (text) => {
    const test = await createTestWorld({
      chat: () => ({ decide: (text) => decide(text, { search: () => [] }) }),
    })
    const visitor = await aChatVisitor(test)
    await visitor.say(text)
    const { items, wished_way } = await visitor.say('do you have a boat')
    expect(wished_way).toBe('text')
    const ours = items.filter(({ author }) => author !== 'visitor')
    expect(ours.find(({ kind }) => kind === 'person_wanted')?.text).toMatch(/^(We’re finding|Buscamos)/)
    expect(ours.map((item) => item.text).join(' ')).not.toMatch(/más rápido|faster/)
  },
)

test('who can’t speak reads in the conversation, too, that 911 takes texts', async () => {
  const visitor = await aChatVisitor(
    await createTestWorld({ chat: () => ({ decide: (text) => decide(text, { search: () => [] }) }) }),
  )
  const { items } = await visitor.say('theres smoke and i cant speak im deaf')
  expect(items.find(({ kind }) => kind === 'danger')?.text).toContain('text 911')
})
