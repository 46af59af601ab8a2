import { expect, test } from 'vitest'
import { searchOver } from '#domain/chat/answers/search.ts'
import { decide } from '#domain/chat/decide.ts'
import { brokenRules } from '#domain/chat/forbidden.ts'
import { instructionsIn } from '#domain/safety/instructions.ts'
import { sentencesOf } from '#domain/chat/sentences.ts'
import { questions } from '#content/questions/questions.ts'
import { sitePassages } from './site-passages.ts'

const search = searchOver(sitePassages)
const answersOf = (text: string) => decide(text, { search })

test('a passage that tells people to do something names its rules', () => {
  const told = sitePassages.filter(({ text, rules }) => rules.length === 0 && instructionsIn(text).length > 0)
  expect(told.map(({ path, text }) => `${path}: ${text}`)).toEqual([])
})

test('who asks a question as we put it gets its answer, or a person where only a person may answer', () => {
  const others = questions.filter(({ id, question }) => {
    const decision = answersOf(question)
    return decision.kind !== 'quote' || decision.quote.path !== `/faq#${id}`
  })
  expect(others.map(({ id }) => id)).toEqual([
    'is-it-an-emergency',
    'can-i-stay',
    'will-insurance-pay',
    'what-it-costs',
  ])
})

test('a quote is sentences of its passage, word for word and in a row', () => {
  for (const { question } of questions) {
    const decision = answersOf(question)
    if (decision.kind !== 'quote') continue
    const { text, path } = decision.quote
    const passages = sitePassages.filter((passage) => passage.path === path)
    expect(passages.some((passage) => passage.text.includes(text))).toBe(true)
    expect(sentencesOf(text).join(' ')).toBe(text)
    expect(brokenRules(text)).toEqual([])
  }
})

test('the same question is always answered alike', () => {
  const again = searchOver(sitePassages)
  for (const { question } of questions)
    expect(decide(question, { search: again })).toEqual(answersOf(question))
})

test.each([
  ['do you work in salem', '/salem-oh'],
  ['sewage in my basement in boardman', '/service-areas/boardman-oh'],
  ['trabajan en new castle', '/new-castle-pa'],
])('who names a place is answered from its page: “%s”', (text, path) => {
  const decision = answersOf(text)
  expect(decision.kind === 'quote' && decision.quote.path.split('#')[0]).toBe(path)
})

test.each(['how do i shut it of', 'how do i turn off the water', 'como cierro el agua'])(
  'of the valves the main one is quoted first, as the page tells it first: “%s”',
  (text) => {
    expect(search(text)[0]?.title).toBe('Water Damage: Main valve')
  },
)

test('whoever asks for one part of a page by its name is told of it', () => {
  expect(search('where is the curb valve')[0]?.title).toBe('Water Damage: Curb valve')
  expect(search('should i turn the power off')[0]?.path).toBe('/faq#turn-off-power')
})

test.each([
  ['do u work in sebrign', 'Yes, we work in Sebring, Ohio.', '/service-areas/sebring-oh'],
  ['do u guys service bordman', 'Yes, we work in Boardman, Ohio.', '/service-areas/boardman-oh'],
  ['trabajan en yungstown', 'Sí, trabajamos en Youngstown, Ohio.', '/youngstown-oh'],
])('who asks whether we work in a town reads a yes, and its page: “%s”', (asked, text, path) => {
  expect(answersOf(asked)).toMatchObject({ kind: 'quote', quote: { text, path } })
})

test('no place answers who does not name it', () => {
  for (const { question } of questions)
    expect(search(question).filter(({ place }) => place !== undefined)).toEqual([])
})

test.each([
  'ok thanks',
  'my name is bob miller 330 555 0000',
  'are you hiring',
  'do you sell houses',
  'can you clean my gutters',
  'what time is it',
  'que hora es',
  'i hate my landlord',
  'how hot is the equipment',
  'hablan español',
  'mi nombre es juan',
])('what our pages say nothing about is left to a person: “%s”', (text) => {
  expect(answersOf(text)).toMatchObject({ kind: 'person', reason: 'nothing' })
})

test.each([
  ['safety', 'can i turn the power back on'],
  ['safety', 'how do i turn the power on'],
  ['safety', 'is it ok to flip the braker back on'],
  ['safety', 'puedo prender la luz'],
  ['safety', 'ya puedo conectar la electricidad'],
  ['safety', 'should i shut off the gas'],
  ['safety', 'can i turn the gas back on'],
  ['safety', 'debo cerrar el gas'],
  ['safety', 'is sewage dangerous'],
  ['safety', 'es peligrosa el agua negra'],
  ['price', 'do i have to pay you'],
  ['price', 'who pays you'],
  ['price', 'tengo que pagarles a ustedes'],
  ['coverage', 'will insurance pay if they accept my claim'],
  ['coverage', 'if they take my claim first will insurance pay'],
  ['coverage', 'si aceptan mi reclamo paga el seguro'],
])('only a person may answer, for %s: “%s”', (reason, text) => {
  expect(answersOf(text)).toMatchObject({ kind: 'person', reason })
})

test('a word that every object of the program has is one like others', () => {
  expect(() => answersOf('are you a constructor')).not.toThrow()
})

test('whoever says that it is an emergency, and not which, reads no question but is told what to do', () => {
  for (const text of ['emergency!!', 'this is an emergency', 'es una emergencia'])
    expect(answersOf(text)).toMatchObject({ kind: 'person', reason: 'emergency' })
})

test('a phone that died is no death, and 988 is quoted to no one', () => {
  for (const text of ['my phone died', 'phone died text me', 'se murio mi telefono', 'mi celular se murio'])
    expect(answersOf(text)).toMatchObject({ kind: 'person', reason: 'nothing' })
  expect(answersOf('my phone died and the basement is flooding')).toMatchObject({
    quote: { path: expect.stringMatching('^/services/basement') },
  })
  for (const { text, rules } of sitePassages.filter(({ rules }) => rules.includes('crisis-988'))) {
    const decision = answersOf(text)
    expect(decision.kind === 'quote' && decision.quote.rules.includes('crisis-988'), rules.join()).toBe(false)
  }
})
