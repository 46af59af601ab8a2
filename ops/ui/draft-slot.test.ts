import { expect, test, vi } from 'vitest'
import type { holdSlot } from './draft-slot.ts'

/** Another tab has none of what this module holds, and the same locks. */
async function anotherTab() {
  vi.resetModules()
  return import('./draft-slot.ts')
}

const held = (name: string, { holdSlot: hold }: { holdSlot: typeof holdSlot }, drafts: number[] = []) => {
  let letGo: ReturnType<typeof holdSlot> = () => {}
  const slot = new Promise<number>((onHeld) => {
    letGo = hold({ name, hasDraft: (each) => drafts.includes(each), onHeld })
  })
  return { slot, letGo: (at?: 'at once') => letGo(at) }
}

test('the next screen of a tab has the place of the one before it, and another tab has another', async () => {
  const [one, other] = [await anotherTab(), await anotherTab()]
  const card = held('note of one', one)
  expect(await card.slot).toBe(0)
  const panel = held('note of one', one)
  card.letGo()
  expect(await panel.slot).toBe(0)
  expect(await held('note of one', other).slot).toBe(1)
})

test('a screen that comes a moment after the one before it still has its place', async () => {
  const one = await anotherTab()
  const card = held('note of two', one)
  await card.slot
  card.letGo()
  expect(await held('note of two', one).slot).toBe(0)
})

test('who lets go at once is given a place with a draft in it, before an empty one', async () => {
  const one = await anotherTab()
  const first = held('note of three', one)
  await first.slot
  first.letGo('at once')
  expect(await held('note of three', one, [2]).slot).toBe(2)
})

test('who lets go at once and finds no other draft has the same place again', async () => {
  const one = await anotherTab()
  const first = held('note of four', one)
  expect(await first.slot).toBe(0)
  first.letGo('at once')
  expect(await held('note of four', one).slot).toBe(0)
})
