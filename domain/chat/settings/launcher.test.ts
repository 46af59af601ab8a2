import { expect, test } from 'vitest'
import { contrast, firstLauncher, Launcher, styleOf, textOn } from './launcher.ts'

test('the words on a button are white, or dark where white cannot be read', () => {
  expect(['#0b1b2b', '#b3261e', '#e0a526', '#ffffff'].map(textOn)).toEqual([
    '#ffffff',
    '#ffffff',
    '#0b1b2b',
    '#0b1b2b',
  ])
  expect(contrast('#ffffff', '#000000')).toBe(21)
})

test.each([
  ['#808080', 'Neither white nor dark text can be read on this color.'],
  ['red', 'Enter a color as #0b1b2b.'],
  ['#0b1b2b;display:none', 'Enter a color as #0b1b2b.'],
])('the color %s is refused', (color, sentence) => {
  const { error } = Launcher.safeParse({ ...firstLauncher, color })
  expect(error?.issues[0]?.message).toBe(sentence)
})

test('as it comes, the button needs no styles beside its own', () => {
  expect(styleOf(firstLauncher)).toBe('')
})
