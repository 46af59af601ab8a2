import { expect, test } from 'vitest'
import { aChatVisitor } from '#test/a-chat.ts'
import { aReachable, putOnCall } from '#test/on-call.ts'
import { createTestWorld } from '#test/world.ts'
import { decide } from './decide.ts'
import { brokenIn } from './forbidden.ts'
import { despairWords, griefWords } from './grief-words.ts'
import { tellsOfPeopleHurt } from './unanswered/people-hurt.ts'

const told = ['my brother passed away', 'my mom died last night', 'mi papa fallecio']

test.each(told)(
  'whoever tells of a death reads that we are sorry and who writes, and no hurry: “%s”',
  async (text) => {
    const test = await createTestWorld({
      chat: () => ({ decide: (text) => decide(text, { search: () => [] }) }),
    })
    await putOnCall(test, await aReachable(test, 'June Alder'), 'first')
    const visitor = await aChatVisitor(test, { language: text.startsWith('mi ') ? 'es' : 'en' })
    await visitor.say(text)
    await test.workUntilIdle()
    const { state, items, coming } = await visitor.see()
    expect(coming?.en.title).toMatch(/^June Alder was alerted at \d/)
    expect(coming?.es.title).toMatch(/^Avisamos a June Alder a las? \d/)
    expect(state).toBe('waiting')
    expect(items[1]?.text).toMatch(
      /^(We’re sorry\. June Alder will write here\.|Lo sentimos\. June Alder le escribirá aquí\.)/,
    )
    expect(items.map(({ kind }) => kind)).not.toContain('person_wanted')
  },
)

test.each(told)('it stands in no list of what was not answered: “%s”', (text) => {
  expect(tellsOfPeopleHurt(text)).toBe(true)
})

test('a question about what a death leaves behind is still one', () => {
  expect(tellsOfPeopleHurt('my uncle passed away, who cleans his apartment')).toBe(false)
})

test('what is said of it says nothing that is never said', () => {
  for (const name of [null, 'June Alder'])
    for (const language of ['en', 'es'] as const)
      for (const words of [griefWords, despairWords]) expect(brokenIn(words[language](name))).toEqual([])
})

test.each(['i dont know how to go on without him', 'no se como seguir sin ella'])(
  'whoever can’t go on reads first who listens day and night: “%s”',
  async (text) => {
    const test = await createTestWorld({
      chat: () => ({ decide: (text) => decide(text, { search: () => [] }) }),
    })
    const visitor = await aChatVisitor(test)
    const { state, items } = await visitor.say(text)
    expect(state).toBe('waiting')
    expect(items.filter(({ author }) => author !== 'visitor').map((item) => item.text)).toEqual([
      expect.stringContaining('988'),
    ])
    expect(tellsOfPeopleHurt(text)).toBe(true)
  },
)
