import { expect, test } from 'vitest'
import { sealerWith } from './sealing.ts'

const newKey = () =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])

test('what is sealed is read with its key alone, and twice the same looks different', async () => {
  const [mine, other] = [sealerWith(await newKey()), sealerWith(await newKey())]
  const [first, second] = [await mine.seal({ code: '4711' }), await mine.seal({ code: '4711' })]
  expect(await mine.open(first)).toEqual({ code: '4711' })
  expect(Buffer.from(first.bytes).includes('4711')).toBe(false)
  expect(Buffer.from(first.bytes).equals(Buffer.from(second.bytes))).toBe(false)
  await expect(other.open(first)).rejects.toThrow()
  await expect(sealerWith(null).open(first)).rejects.toThrow()
})

test('without a key it is stored as it is, and says so', async () => {
  const plain = sealerWith(null)
  expect(plain.isSecret).toBe(false)
  expect(await plain.open(await plain.seal(['note']))).toEqual(['note'])
})
