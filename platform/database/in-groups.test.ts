import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTestWorld } from '#test/world.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { inGroups } from './in-groups.ts'
import { inTransaction } from './transaction.ts'

/** Sends emails under keys, in a table that takes each key once, and remembers what was sent together. */
function aPostOffice({ most = 100, mostWaiting = 100 } = {}) {
  const groups: string[][] = []
  const send = inGroups({
    most,
    mostWaiting,
    async refuse() {
      return new Refusal(503, 'busy', 'Too many emails.')
    },
    async work({ db, now }: World, keys: readonly string[]) {
      groups.push([...keys])
      const rows = keys.map((key) => ({ key, recipient: '', subject: '', sent_at: now() }))
      await db.insertInto('email').values(rows).execute()
      if (keys.includes('forbidden')) throw new Refusal(409, 'invalid', 'Not this one.')
      return keys.map((key) => `sent ${key}`)
    },
  })
  return { groups, send }
}

async function keysIn({ db }: World) {
  const rows = await db.selectFrom('email').select('key').orderBy('key').execute()
  return rows.map(({ key }) => key)
}

test('what comes while the database is busy shares the next transaction, and each gets its own answer', async () => {
  const { world } = await createTestWorld()
  const { groups, send } = aPostOffice({ most: 3 })
  const keys = ['a', 'b', 'c', 'd', 'e']
  expect(await Promise.all(keys.map((key) => send(world, key)))).toEqual(keys.map((key) => `sent ${key}`))
  expect(groups).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ])
  expect(await send(world, 'f')).toBe('sent f')
})

test('one that is refused leaves the others alone, which are done each by itself', async () => {
  const { world } = await createTestWorld()
  const { groups, send } = aPostOffice()
  const answers = await Promise.allSettled(['a', 'forbidden', 'c'].map((key) => send(world, key)))
  expect(answers).toMatchObject([{ value: 'sent a' }, { reason: { code: 'invalid' } }, { value: 'sent c' }])
  // Each by itself, but beside each other.
  expect([groups[0], groups.slice(1).flat().toSorted()]).toEqual([
    ['a', 'forbidden', 'c'],
    ['a', 'c', 'forbidden'],
  ])
  expect(groups).toHaveLength(4)
  expect(await keysIn(world)).toEqual(['a', 'c'])
})

test('more than may wait are refused at once, and nothing that was accepted is lost', async () => {
  const { world } = await createTestWorld()
  const { send } = aPostOffice({ most: 2, mostWaiting: 4 })
  const answers = await Promise.allSettled(Array.from({ length: 9 }, (_, nth) => send(world, String(nth))))
  const refused = answers.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(5)
  expect(refused[0]).toMatchObject({ reason: { status: 503, code: 'busy' } })
  expect(await keysIn(world)).toEqual(['0', '1', '2', '3'])
  expect(await send(world, 'later')).toBe('sent later')
})

test('inside an open transaction it is part of that one', async () => {
  const { world } = await createTestWorld()
  const { send } = aPostOffice()
  const failing = inTransaction(world, async (inside) => {
    await send(inside, 'a')
    throw new Error('the write after it failed')
  })
  await expect(failing).rejects.toThrow('the write after it failed')
  await sleep(0)
  expect(await keysIn(world)).toEqual([])
})
