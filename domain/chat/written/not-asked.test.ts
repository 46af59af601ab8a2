import { expect, test } from 'vitest'
import { aChatVisitor } from '#test/a-chat.ts'
import { aWritingChat } from '#test/a-writing-chat.ts'

test('what stands on a rule is quoted word for word, and the model is not asked', async () => {
  const test = await aWritingChat()
  const visitor = await aChatVisitor(test)
  const { state } = await visitor.say('can i cancel the contract')
  expect([state, (await visitor.see()).items.map(({ text, kind }) => text || kind), test.heard]).toEqual([
    'waiting',
    [
      'can i cancel the contract',
      'You can cancel within three business days. Then you owe nothing.',
      'person_wanted',
    ],
    [],
  ])
})

test('who asks in Spanish about a page that is in English gets its quote, and the model is not asked', async () => {
  const test = await aWritingChat()
  const visitor = await aChatVisitor(test)
  const { items } = await visitor.say('¿se puede salvar la alfombra?')
  expect([items.at(-1)?.text, test.heard]).toEqual([test.quote, []])
})
