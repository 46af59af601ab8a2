import { createDecipheriv, hkdfSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { sealShared } from './sealed.fixture.ts'
import { seal, sealAnew, unseal } from './sealed.ts'

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

test('each person has a key of their own: that of one opens nothing of another, whoever it is said to be for', () => {
  const keyOf = (of: string) => new Uint8Array(hkdfSync('sha256', secret, '', `sealed:totp:${of}`, 32))
  const openWith = (key: Uint8Array, sealed: Buffer) => {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), { authTagLength: 16 })
    decipher.setAAD(Buffer.from('ivy'))
    decipher.setAuthTag(sealed.subarray(12, 28))
    return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()])
  }
  const sealed = seal(secret, label, bytes)
  expect(openWith(keyOf('ivy'), sealed)).toEqual(bytes)
  expect(() => openWith(keyOf('otis'), sealed)).toThrow()
})

test('what was sealed with the key that all shared is sealed anew with its own, for the same person only', () => {
  const shared = sealShared(secret, label, bytes)
  expect(() => unseal(secret, label, shared)).toThrow()
  expect(unseal(secret, label, sealAnew(secret, label, shared))).toEqual(bytes)
  expect(() => sealAnew(secret, { ...label, of: 'otis' }, shared)).toThrow()
  expect(() => sealAnew(Buffer.alloc(32, 8), label, shared)).toThrow()
})
