import { expect, test } from 'vitest'
import { factsHeardIn } from './heard-facts.ts'

test('what a panicked message tells is heard, with its typos', () => {
  const text =
    'watter comming thru my celing in the kithcen at 212 elm st boardman, my name is nora idk what to do'
  expect(factsHeardIn(text)).toEqual({
    name: 'Nora',
    loss: 'burst-pipe',
    rooms: ['Kitchen'],
    town: 'Boardman',
    address: '212 elm st',
  })
})

test('the same in Spanish', () => {
  const text = 'me llamo Rosa Vega, se inundo el sotano y el baño, vivo en 48 W Main Street, New Brighton'
  expect(factsHeardIn(text)).toEqual({
    name: 'Rosa Vega',
    loss: 'flooded-basement',
    rooms: ['Bath', 'Basement'],
    town: 'New Brighton',
    address: '48 W Main Street',
  })
})

test.each([
  ['212 Elm St', { address: '212 Elm St' }],
  ['we are at 1180 Old State Rd in Salem', { address: '1180 Old State Rd', town: 'Salem' }],
  ['name is Jan Kowalczyk-Featherstonehaugh', { name: 'Jan Kowalczyk-Featherstonehaugh' }],
  ['its wet. Name is jan', { name: 'Jan' }],
  ['the street name is Elm', {}],
  ['This is Bettina', { name: 'Bettina' }],
  ['this is bad', {}],
  ['soy dueño', {}],
  ['call 330 555 0133', {}],
  ['the living room and the hall', { rooms: ['Living room', 'Hall'] }],
  ['se metio el agua al sotano', { loss: 'flooded-basement', rooms: ['Basement'] }],
  ['all of it went away', {}],
  ['3 inches of it', {}],
  ['we are living here', {}],
])('nothing more is heard than was said: “%s”', (text, heard) => {
  expect(factsHeardIn(text)).toEqual(heard)
})
