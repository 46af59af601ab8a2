import { expect, test } from 'vitest'
import { aChatVisitor } from '#test/a-chat.ts'
import { createTestWorld } from '#test/world.ts'

test('a chat is in the language of the latest message that is clearly of one', async () => {
  const test = await createTestWorld()
  const visitor = await aChatVisitor(test)
  const after = async (text: string) => (await visitor.say(text)).language
  expect(await after('hay agua en mi sotano desde anoche')).toBe('es')
  expect(await after('41 Elm Street')).toBe('es')
  expect(await after('ok')).toBe('es')
  expect(await after('he fell down the stairs and he cant move')).toBe('en')
  expect(await after('gas')).toBe('en')
})
