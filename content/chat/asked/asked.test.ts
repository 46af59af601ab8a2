import { expect, test } from 'vitest'
import { harmless } from './harmless.ts'
import { harmlessHeldOut, heldOut } from './held-out.ts'
import { tuned } from './tuned.ts'

test('a hundred questions, half of them in Spanish, and thirty of them kept out of tuning', () => {
  const all = [...tuned, ...heldOut]
  const texts = [...all.map(({ text }) => text), ...harmless, ...harmlessHeldOut]
  expect(all).toHaveLength(100)
  expect(heldOut).toHaveLength(30)
  expect(all.filter(({ language }) => language === 'es')).toHaveLength(50)
  expect(new Set(texts).size).toBe(texts.length)
  expect(harmless.length).toBeGreaterThanOrEqual(30)
})
