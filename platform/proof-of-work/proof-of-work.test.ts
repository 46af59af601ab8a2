import { expect, test } from 'vitest'
import { challengeLife, checkProof, makeChallenge } from './proof-of-work.ts'
import { aProof } from './proof.fixture.ts'

const secret = Buffer.alloc(32, 7)
const now = new Date('2026-11-20T12:00:00Z')
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)
const challenge = await makeChallenge(secret, now)
const proof = await aProof(challenge)

test('work that was done is known by its challenge, until ten minutes are over', async () => {
  const solved = await checkProof(secret, proof, later(challengeLife - 1))
  expect(solved).toEqual({
    kind: 'solved',
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    until: later(challengeLife),
  })
  expect(await checkProof(secret, proof, later(challengeLife))).toEqual({ kind: 'none' })
  expect(await checkProof(secret, undefined, now)).toEqual({ kind: 'none' })
})

test('no two challenges are the same, and each takes at least 500 tries', async () => {
  const other = await makeChallenge(secret, now)
  expect(other).not.toBe(challenge)
  for (const made of [proof, await aProof(other)])
    expect(Number(made.split('.')[1])).toBeGreaterThanOrEqual(500)
})

const [, counter = '', key = ''] = proof.split('.')
const changed = (change: (challenge: { parameters: Record<string, unknown>; signature: string }) => object) =>
  Buffer.from(JSON.stringify(change(JSON.parse(atob(challenge))))).toString('base64')

test.each([
  ['nothing', ''],
  ['anything', 'abc'],
  ['dots', '...'],
  ['a challenge without its solution', challenge],
  ['another number', `${challenge}.${Number(counter) + 1}.${key}`],
  ['a number that is none', `${challenge}.NaN.${key}`],
  ['another key', `${challenge}.${counter}.${'0'.repeat(64)}`],
  ['no key', `${challenge}.${counter}.`],
  ['half a challenge', `${challenge.slice(0, 200)}.${counter}.${key}`],
  [
    'a challenge that was given more time',
    `${changed((c) => ({ ...c, parameters: { ...c.parameters, data: { until: later(2 * challengeLife).getTime() } } }))}.${counter}.${key}`,
  ],
  [
    'a challenge that was made cheap',
    `${changed((c) => ({ ...c, parameters: { ...c.parameters, cost: 1 } }))}.${counter}.${key}`,
  ],
  ['a challenge without a signature', `${changed(({ parameters }) => ({ parameters }))}.${counter}.${key}`],
  ['a challenge of JSON null', `${Buffer.from('null').toString('base64')}.${counter}.${key}`],
])('%s is no proof', async (_, made) => {
  expect(await checkProof(secret, made, now)).toEqual({ kind: 'wrong' })
})

test('a challenge of another installation is no proof here', async () => {
  expect(await checkProof(Buffer.alloc(32, 8), proof, now)).toEqual({ kind: 'wrong' })
})
