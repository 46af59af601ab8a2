import { expect, test } from 'vitest'
import { losses } from './losses.ts'
import { countsAsNowWords } from './loss-words.ts'

test('each kind that is treated as happening now says so, and no other', () => {
  expect(countsAsNowWords('flooded-basement')).toBe('A flood is treated as happening now.')
  expect(countsAsNowWords(null)).toBe('')
  for (const { value, isNow } of losses) expect(countsAsNowWords(value) !== '', value).toBe(isNow)
})
