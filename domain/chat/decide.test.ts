import { expect, test } from 'vitest'
import { decide } from './decide.ts'
import { leftToPeople } from './hearing/left-to-people.ts'

test('a quotation within a quotation has single marks', () => {
  const text = 'We call it “dry” once the meter says so, and not “nearly dry”.'
  const passage = { title: 'Is it dry?', text, path: '/faq#is-it-dry', rules: [], score: 1, matched: [] }
  const decision = decide('is it dry', { search: () => [passage] })
  expect(decision.kind === 'quote' && decision.quote.text).toBe(
    'We call it ‘dry’ once the meter says so, and not ‘nearly dry’.',
  )
})

test('whoever gives a number, wants a text or tells of a death is left to a person; whoever asks something beside it is answered', () => {
  const passage = {
    title: 'Gas',
    text: 'Leave the house.',
    path: '/faq#gas',
    rules: [],
    score: 1,
    matched: [],
  }
  const kindOf = (message: string) => decide(message, { search: () => [passage] }).kind
  expect(kindOf('cant talk right now. my cell is 330 555 0112')).toBe('person')
  expect(kindOf('baby sleeping, text me (330) 555-0112')).toBe('person')
  expect(kindOf('do you work in sebring? 330 555 0112')).toBe('quote')
  expect(kindOf('cant talk right now')).toBe('person')
  expect(kindOf('no puedo hablar, mi esposo esta dormido')).toBe('person')
  expect(kindOf('my brother died in his apartment, we found him today. i dont know what to do')).toBe(
    'person',
  )
  expect(kindOf('do you clean up after a death')).toBe('quote')
})

const seepage = { title: 'Groundwater', text: 'Water that rises slowly.', path: '/seepage', matched: [] }

test('of water that is deep or rises, only what says to stay out of it is quoted', () => {
  const out = { ...seepage, text: 'Stay out of the water.', path: '/now' }
  const search = () => [
    { ...seepage, rules: [], score: 1 },
    { ...out, rules: ['no-standing-water' as const], score: 0.6 },
  ]
  const pathOf = (message: string) => {
    const decision = decide(message, { search })
    return decision.kind === 'quote' && decision.quote.path
  }
  expect(pathOf('there is water on the floor')).toBe('/seepage')
  expect(pathOf('5 feet of water down there')).toBe('/now')
  expect(pathOf('the water keeps rising')).toBe('/now')
  expect(pathOf('el agua sube')).toBe('/now')
  expect(pathOf('water on 500 square feet of carpet')).toBe('/seepage')
})

test('what is asked as a price is a price in both languages, and a word that looks like one is none', () => {
  const reasonOf = (message: string) => leftToPeople(message)
  for (const price of ['how much is this gonna run me', 'cuanto sale', 'cuanto me va a salir'])
    expect(reasonOf(price)).toBe('price')
  for (const none of [
    'hay moho en el cuarto',
    'un carro en el agua',
    'the padding is wet',
    'kids playing in it',
  ])
    expect(reasonOf(none)).toBeNull()
  expect(reasonOf('the gas station flooded')).toBeNull()
})

test('who would walk through water to turn the power off is told of its limits, and is left to a person otherwise', () => {
  expect(leftToPeople('can i walk in the water to shut off the breaker')).toBeNull()
  expect(leftToPeople('can i walk in the water')).toBe('safety')
  expect(leftToPeople('should i shut off the gas')).toBe('safety')
})
