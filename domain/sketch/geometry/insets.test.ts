import { expect, test } from 'vitest'
import { inch } from '#domain/rooms/length.ts'
import { countInsets } from './insets.ts'

/** Turns by the letters: steps to the right, down, left and up, in inches, from the upper left corner. */
function outline(steps: string) {
  let [x, y] = [0, 0]
  return steps.split(' ').map((step) => {
    const long = Number(step.slice(1)) * inch
    if (step.startsWith('r')) x += long
    if (step.startsWith('l')) x -= long
    if (step.startsWith('d')) y += long
    if (step.startsWith('u')) y -= long
    return { x, y }
  })
}

test.each([
  ['a rectangle', 0, 'r180 d148 l180 u148'],
  ['a chase in a corner', 1, 'r180 d148 l150 u24 l30 u124'],
  ['a chase in a corner that is only 12 inches deep', 0, 'r180 d148 l150 u12 l30 u136'],
  ['a chase in the middle of a wall', 1, 'r80 d24 r20 u24 r80 d148 l180 u148'],
  ['a pilaster of 18 inches, which is not over 18', 0, 'r80 d18 r20 u18 r80 d148 l180 u148'],
  ['a recess', 1, 'r60 u24 r40 d24 r80 d148 l180 u148'],
  ['a shallow recess', 0, 'r60 u12 r40 d12 r80 d148 l180 u148'],
  ['two recesses across from each other', 2, 'r60 u24 r40 d24 r80 d148 l80 d30 l40 u30 l60 u148'],
  ['an L', 1, 'r180 d60 l100 d88 l80 u148'],
  ['two steps', 2, 'r180 d40 l60 d40 l60 d40 l60 u120'],
  ['a wall that ends in the room', 1, 'r80 d60 r5 u60 r95 d148 l180 u148'],
])('%s makes %i', (_, insets, steps) => {
  expect(countInsets(outline(steps))).toBe(insets)
})

test('a bay window is one offset', () => {
  const bay = [
    { x: 0, y: 0 },
    { x: 60, y: 0 },
    { x: 90, y: -30 },
    { x: 130, y: -30 },
    { x: 160, y: 0 },
    { x: 220, y: 0 },
    { x: 220, y: 140 },
    { x: 0, y: 140 },
  ].map(({ x, y }) => ({ x: x * inch, y: y * inch }))
  expect(countInsets(bay)).toBe(1)
})
