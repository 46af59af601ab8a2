import { expect, test } from 'vitest'
import { decide } from '../decide.ts'
import { waterIn } from './standing-water.ts'

test.each([
  ['sump pump died and basement has water', 'below'],
  ['my sump pump quit', 'below'],
  ['the sump pump isnt running', 'below'],
  ['theres watter in my basment', 'below'],
  ['la bomba no sirve y se inundo el sotano', 'below'],
  ['the kitchen floor is wet', 'anywhere'],
  ['hay agua en la cocina', 'anywhere'],
  ['how do i test my sump pump', null],
  ['there is no water in the basement', null],
  ['como pruebo la bomba', null],
])('water in “%s”: %s', (text, where) => {
  expect(waterIn(text)).toBe(where)
})

const dryTest = { title: 'Pump test', text: 'Slowly pour in clean water.', path: '/test', matched: [] }
const reason = { title: 'Pumps', text: 'The float may be stuck.', path: '/reason', matched: [] }
const out = { title: 'Pump failed', text: 'Stay on the stairs, out of the water.', path: '/out', matched: [] }

test('whoever tells of water reads no test for dry weather, and of water below first what keeps people out of it', () => {
  const search = () => [
    { ...dryTest, rules: ['maintain-dry' as const], score: 0.9 },
    { ...reason, rules: [], score: 0.8 },
    { ...out, rules: ['no-standing-water' as const], score: 0.6 },
  ]
  const pathOf = (message: string) => {
    const decision = decide(message, { search })
    return decision.kind === 'quote' && decision.quote.path
  }
  expect(pathOf('sump pump died and basement has water')).toBe('/out')
  expect(pathOf('the kitchen floor is wet')).toBe('/reason')
  expect(pathOf('how do i test my pump')).toBe('/test')
})
