import { expect, test } from 'vitest'
import { harmless } from './harmless.ts'
import { harmlessHeldOut, heldOut, heldOutLater } from './held-out.ts'
import { tuned } from './tuned.ts'

test('questions in both languages alike, and a third of them kept out of tuning', () => {
  const all = [...tuned, ...heldOut, ...heldOutLater]
  const texts = [...all.map(({ text }) => text), ...harmless, ...harmlessHeldOut]
  expect(all).toHaveLength(134)
  expect([heldOut.length, heldOutLater.length]).toEqual([30, 12])
  expect(all.filter(({ language }) => language === 'es')).toHaveLength(67)
  expect(new Set(texts).size).toBe(texts.length)
  expect(harmless.length).toBeGreaterThanOrEqual(30)
})
