import { expect, test } from 'vitest'
import { aChatVisitor } from '#test/a-chat.ts'
import { aReachable, putOnCall } from '#test/on-call.ts'
import { createTestWorld } from '#test/world.ts'
import { decide } from './decide.ts'
import { brokenIn } from './forbidden.ts'
import { onlyPeopleTell, personTells, stillWaits } from './person-tells.ts'

const decided = (text: string) => decide(text, { search: () => [] })

test.each([
  ['how much is this gonna cost', 'price'],
  ['will my insurance pay', 'coverage'],
  ['how long till u get here', 'arrival'],
  ['cuando llegan', 'arrival'],
  ['cuánto tardan', 'arrival'],
  ['the water is coming in', null],
  ['is it safe to stay here', null],
])('what only a person tells is heard: “%s”', (text, of) => {
  expect(onlyPeopleTell(text, decided(text))).toBe(of)
})

test('who waits and asks what only people answer reads who was alerted and when, once of each kind', async () => {
  const test = await createTestWorld({ chat: () => ({ decide: decided }) })
  await putOnCall(test, await aReachable(test, 'June Alder'), 'first')
  const visitor = await aChatVisitor(test)
  await visitor.say('hello')
  await test.workUntilIdle()
  for (const text of [
    'how much does it cost',
    'what does it cost',
    'when can you be here',
    'how long till you come',
  ])
    await visitor.say(text)
  const { items } = await visitor.see()
  const told = items.filter(({ author }) => author === 'automated')
  expect(told.map(({ text, detail }) => [detail?.left_to_person, text.replace('\u202f', ' ')])).toEqual([
    ['price', 'A person will tell you; June Alder was alerted at 7:00 AM.'],
    [undefined, 'June Alder was alerted at 7:00 AM. In danger? Call 911.'],
    ['arrival', 'A person will tell you; June Alder was alerted at 7:00 AM.'],
    [undefined, 'June Alder was alerted at 7:00 AM. In danger? Call 911.'],
  ])
})

test('what is said instead says nothing that is never said', () => {
  const at = new Date('2026-11-20T20:09:00Z')
  for (const alerted of [undefined, { name: null, at }, { name: 'June Alder', at }])
    for (const language of ['en', 'es'] as const)
      for (const say of [personTells, stillWaits]) expect(brokenIn(say(alerted, language))).toEqual([])
})

test('a time in Spanish has its own period, and the sentence no second one', () => {
  const alerted = { name: 'June Alder', at: new Date('2026-11-20T14:05:00Z') }
  for (const told of [personTells(alerted, 'es'), stillWaits(alerted, 'es'), stillWaits(alerted, 'en')])
    expect(told).not.toMatch(/\.\./)
})
