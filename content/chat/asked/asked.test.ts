import { expect, test } from 'vitest'
import { harmless } from './harmless.ts'
import { harmlessHeldOut, heldOut, heldOutLater } from './held-out.ts'
import { reviewed, reviewedHarmless } from './reviewed.ts'
import { inThirds } from './thirds.ts'
import { tuned } from './tuned.ts'

test('questions in both languages alike, and a third of them kept out of tuning', () => {
  const all = [...tuned, ...heldOut, ...heldOutLater]
  const texts = [...all.map(({ text }) => text), ...harmless, ...harmlessHeldOut]
  expect(all).toHaveLength(158)
  expect([heldOut.length, heldOutLater.length]).toEqual([30, 12])
  expect(all.filter(({ language }) => language === 'es')).toHaveLength(79)
  expect(new Set(texts).size).toBe(texts.length)
  expect(harmless.length).toBeGreaterThanOrEqual(30)
})

test('what someone else wrote is none of ours, and every third of it is kept out', () => {
  const ours = [...tuned, ...heldOut, ...heldOutLater].map(({ text }) => text)
  const texts = [...reviewed.map(({ text }) => text), ...reviewedHarmless]
  const { tuned: some, keptOut } = inThirds(reviewed)
  expect(new Set([...texts, ...ours, ...harmless, ...harmlessHeldOut]).size).toBe(
    texts.length + ours.length + harmless.length + harmlessHeldOut.length,
  )
  expect([reviewed.length, some.length, keptOut.length]).toEqual([87, 58, 29])
})
