import { expect, test } from 'vitest'
import { aChatVisitor } from '#test/a-chat.ts'
import { createTestWorld } from '#test/world.ts'
import { decide } from '../decide.ts'
import { isClearlyEnglish } from './answer-language.ts'

test.each([
  'how much does it cost to dry a basement',
  'will you move my piano',
  'when can you come',
  'is it safe to stay in the house',
])('this is English: “%s”', (text) => {
  expect(isClearlyEnglish(text)).toBe(true)
})

test.each([
  'ok',
  '212 Elm Street',
  'Wanda Teasle',
  'cuanto cuesta secar el sotano',
  'si',
  'basement',
  'no se',
])('this may be any language: “%s”', (text) => {
  expect(isClearlyEnglish(text)).toBe(false)
})

test('in a chat that turned Spanish an English question is answered in English, and a Spanish one in Spanish', async () => {
  const test = await createTestWorld({
    chat: () => ({ decide: (text) => decide(text, { search: () => [] }) }),
  })
  const visitor = await aChatVisitor(test)
  const answerTo = async (said: string) => (await visitor.say(said)).items.at(-1)?.text
  await visitor.say('hola, hay mucho polvo en la casa')
  expect((await visitor.see()).language).toBe('es')
  expect(await answerTo('how much does it cost to dry my basement')).toMatch(/^A person will tell you/)
  expect(await answerTo('¿cuándo pueden venir a la casa?')).toMatch(/^Una persona se lo dirá/)
  expect(await answerTo('ok')).toMatch(/Llame al 911\.$/)
  expect(await answerTo('is there anything that we should do')).toMatch(/Call 911\.$|^We/)
})
