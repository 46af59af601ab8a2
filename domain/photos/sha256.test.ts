import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sha256, sha256ByHand } from './sha256.ts'

test('the hash made by hand is the one of the standard', () => {
  const text = new TextEncoder()
  for (const [word, hash] of [
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ] as const)
    expect(sha256ByHand(text.encode(word))).toBe(hash)
})

test('both ways give the same hash at every length around a block', async () => {
  for (const length of [1, 54, 55, 56, 63, 64, 65, 119, 120, 128, 100_003]) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 31 + length) % 256)
    const hash = createHash('sha256').update(bytes).digest('hex')
    expect([length, sha256ByHand(bytes), await sha256(bytes)]).toEqual([length, hash, hash])
  }
})
