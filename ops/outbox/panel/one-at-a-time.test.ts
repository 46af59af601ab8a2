import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

/** Work that ends when the test says so. */
function aWorkshop() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = oneAtATime(async (id) => {
    begun.push(id)
    await new Promise<void>((end) => ends.push(end))
    if (id === 'broken') throw new Error('No picture')
    return id
  })
  return { begun, ask, endNext: () => ends.shift()?.() }
}

const kept = new AbortController().signal
const turn = () => new Promise((done) => setImmediate(done))

test('of a hundred photos one is decoded at a time', async () => {
  const { begun, ask, endNext } = aWorkshop()
  const ids = Array.from({ length: 100 }, (_, nth) => String(nth))
  const all = Promise.all(ids.map((id) => ask(id, kept)))
  for (const nth of ids.keys()) {
    await turn()
    expect(begun).toHaveLength(nth + 1)
    endNext()
  }
  expect(await all).toEqual(ids)
})

test('a photo that is no longer on the screen is not decoded, and one that can’t be holds up no other', async () => {
  const { begun, ask, endNext } = aWorkshop()
  const gone = new AbortController()
  const broken = expect(ask('broken', kept)).rejects.toThrow('No picture')
  const scrolledBy = ask('scrolled by', gone.signal)
  const shown = ask('shown', kept)
  gone.abort()
  await turn()
  endNext()
  await broken
  expect(await scrolledBy).toBeNull()
  await turn()
  endNext()
  expect(await shown).toBe('shown')
  expect(begun).toEqual(['broken', 'shown'])
})
