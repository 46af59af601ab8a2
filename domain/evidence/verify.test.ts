import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Json } from '#platform/canonical-json.ts'
import type { Evidence, Link } from './evidence.ts'
import { linkEvidence } from './link.ts'
import { verifyEvidence } from './verify.ts'

const record = (position: number, content: Json = { point: position, value: 20 + position }): Evidence => ({
  position,
  kind: 'reading',
  subject: '01930000-0000-7000-8000-00000000000a',
  content,
  employee_id: '01930000-0000-7000-8000-00000000000b',
  at: new Date(Date.UTC(2026, 10, 10, 14, 35, position)),
})

async function chainOf(records: readonly Evidence[]): Promise<Link[]> {
  const links: Link[] = []
  for (const each of records)
    links.push({ ...each, hash: await linkEvidence(links.at(-1)?.hash ?? null, each) })
  return links
}

const six = () => chainOf([1, 2, 3, 4, 5, 6].map((position) => record(position)))

test('evidence as it was made fits from the first record to the last', async () => {
  const links = await six()
  const { head, ...verdict } = await verifyEvidence(links)
  expect(verdict).toEqual({ linked: 6, broken: null, knows: true })
  expect(head).toBe(links.at(-1)?.hash)
  expect(await verifyEvidence([])).toEqual({ linked: 0, head: null, broken: null, knows: true })
})

test('the hash of a record stays what it is, on the server and on a device', async () => {
  expect(await linkEvidence(null, record(1))).toBe(
    '0a7113ab995dcff9b0ed1913732f0994134ec147d5869cca98ff4d7d7afab433',
  )
})

test.each([
  ['a value', { content: { point: 4, value: 12 } }],
  ['a kind', { kind: 'correction' }],
  ['its subject', { subject: null }],
  ['who did it', { employee_id: null }],
  ['its time', { at: new Date(0) }],
  ['its hash', { hash: 'ab'.repeat(32) }],
  ['a hash that is none', { hash: 'x' }],
])('whoever changes %s is found out, at the first record that does not fit', async (_, change) => {
  const links = (await six()).map((link) => (link.position === 4 ? { ...link, ...change } : link))
  const { linked, broken } = await verifyEvidence(links)
  expect({ linked, broken }).toEqual({ linked: 3, broken: { position: 4, problem: 'changed' } })
})

test('whoever changes a record and makes its hash anew breaks the next one', async () => {
  const links = await six()
  const forged = { ...record(4, 'dry'), hash: await linkEvidence(links[2]?.hash ?? null, record(4, 'dry')) }
  const { broken } = await verifyEvidence(links.with(3, forged))
  expect(broken).toEqual({ position: 5, problem: 'changed' })
})

test('a record that was taken out, put in or moved is found', async () => {
  const links = await six()
  const brokenIn = async (links: readonly Link[]) => (await verifyEvidence(links)).broken
  expect(await brokenIn(links.toSpliced(2, 1))).toEqual({ position: 3, problem: 'missing' })
  expect(await brokenIn(links.slice(1))).toEqual({ position: 1, problem: 'missing' })
  expect(await brokenIn(links.toSpliced(2, 0, ...links.slice(1, 2)))).toEqual({
    position: 3,
    problem: 'missing',
  })
  const renumbered = links.toSpliced(2, 1).map((link, nth) => ({ ...link, position: nth + 1 }))
  expect(await brokenIn(renumbered)).toEqual({ position: 3, problem: 'changed' })
})

test('records cut off at the end are missed by whoever wrote the head down', async () => {
  const links = await six()
  const { head } = await verifyEvidence(links)
  expect(await verifyEvidence(links.slice(0, 4), head)).toMatchObject({ broken: null, knows: false })
  const longer = await chainOf([1, 2, 3, 4, 5, 6, 7].map((position) => record(position)))
  expect(await verifyEvidence(longer, head)).toMatchObject({ linked: 7, broken: null, knows: true })
})

test('the order of names says nothing, and everything else does', async () => {
  const hashOf = (content: Json) => linkEvidence(null, record(1, content))
  expect(await hashOf({ value: 1, at: { b: 2, a: [3, null] } })).toBe(
    await hashOf({ at: { a: [3, null], b: 2 }, value: 1 }),
  )
  const contents: Json[] = [
    { a: 1 },
    { a: '1' },
    { a: [1] },
    [1],
    '1',
    1,
    null,
    { a: null },
    {},
    { b: 1 },
    { a: [] },
  ]
  expect(new Set(await Promise.all(contents.map(hashOf))).size).toBe(contents.length)
})

test('whatever the content, its copy through JSON has the same hash', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (made) => {
      const [content, copy]: Json[] = JSON.parse(JSON.stringify([made, made]))
      if (content === undefined || copy === undefined) return expect.unreachable()
      expect(await linkEvidence(null, record(1, content))).toBe(await linkEvidence(null, record(1, copy)))
    }),
  )
})
