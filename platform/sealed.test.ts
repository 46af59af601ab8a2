import { expect, test } from 'vitest'
import { seal, unseal } from './sealed.ts'

const secret = Buffer.alloc(32, 7)
const label = { purpose: 'totp', of: 'ivy' }
const bytes = Buffer.from('twenty secret bytes.')

test('what was sealed can be read again, and nothing of it can be seen', () => {
  const sealed = seal(secret, label, bytes)
  expect(unseal(secret, label, sealed)).toEqual(bytes)
  expect(sealed.includes(bytes)).toBe(false)
  expect(seal(secret, label, bytes)).not.toEqual(sealed)
})

test('it opens for no other person, purpose or installation, and not where a bit was changed', () => {
  const sealed = seal(secret, label, bytes)
  expect(() => unseal(secret, { ...label, of: 'otis' }, sealed)).toThrow()
  expect(() => unseal(secret, { ...label, purpose: 'other' }, sealed)).toThrow()
  expect(() => unseal(Buffer.alloc(32, 8), label, sealed)).toThrow()
  for (const at of sealed.keys()) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    expect(() => unseal(secret, label, changed)).toThrow()
  }
})
