import { expect, test } from 'vitest'
import { aChatVisitor } from '#test/a-chat.ts'
import { aReachable, putOnCall } from '#test/on-call.ts'
import { createTestWorld } from '#test/world.ts'
import { decide } from '../decide.ts'
import { brokenIn } from '../forbidden.ts'
import { isAutomatedWords } from '../person-tells.ts'
import { asksIfAutomated } from './asks-if-automated.ts'

test.each([
  'are you a robot',
  'r u a bot?',
  'Are you a real person?',
  'is this a real person or a bot',
  'am i talking to a person',
  'eres un robot?',
  '¿Es usted una persona?',
  'es una persona o un robot',
  'estoy hablando con una persona real',
])('it is asked who answers: “%s”', (text) => {
  expect(asksIfAutomated(text)).toBe(true)
  expect(decide(text, { search: () => [] })).toMatchObject({ kind: 'person', reason: 'nothing' })
})

test.each([
  'i need a real person',
  'are you guys real quick',
  'is this real mold',
  'es mi casa',
  'are you people coming',
  'es una persona mayor',
  'is it really bad',
  'the fan is automated',
  'do you sell real estate',
])('something else is asked: “%s”', (text) => {
  expect(asksIfAutomated(text)).toBe(false)
})

test('whoever asks whether we are a robot reads the truth, and who was alerted when', async () => {
  const test = await createTestWorld({
    chat: () => ({ decide: (text) => decide(text, { search: () => [] }) }),
  })
  await putOnCall(test, await aReachable(test, 'June Alder'), 'first')
  const visitor = await aChatVisitor(test)
  const answerTo = async (text: string) => {
    const { items } = await visitor.say(text)
    return items.findLast(({ author }) => author === 'automated')?.text.replace('\u202f', ' ')
  }
  expect(await answerTo('are you a robot')).toBe(
    'These answers are automated. Someone from our office will write here.',
  )
  await test.workUntilIdle()
  expect(await answerTo('so are you a real person')).toBe(
    'These answers are automated. June Alder was alerted at 7:00 AM.',
  )
  expect(await answerTo('¿es usted una persona?')).toMatch(
    /^Estas respuestas son automáticas\. Avisamos a June Alder a las 7:00/,
  )
})

test('what is said of it says nothing that is never said', () => {
  const alerted = { name: 'June Alder', at: new Date('2026-11-20T20:09:00Z') }
  for (const language of ['en', 'es'] as const)
    for (const who of [undefined, alerted]) expect(brokenIn(isAutomatedWords(who, language))).toEqual([])
})
