import { expect, test } from 'vitest'
import { base32, hotp, stepAt, stepOfCode, totpCode, totpUri } from './totp.ts'

const secret = Buffer.from('12345678901234567890')
const seconds = (count: number) => new Date(count * 1000)

// RFC 6238, appendix B, with SHA-1; the same secret as in RFC 4226, appendix D.
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at second %i the code is %s, as the standard says', (at, code) => {
  expect(hotp(secret, stepAt(seconds(at)), 8)).toBe(code)
  expect(totpCode(secret, stepAt(seconds(at)))).toBe(code.slice(2))
})

// RFC 4226, appendix D.
test.each([
  [0, '755224'],
  [1, '287082'],
  [2, '359152'],
  [3, '969429'],
  [4, '338314'],
  [5, '254676'],
  [6, '287922'],
  [7, '162583'],
  [8, '399871'],
  [9, '520489'],
])('code %i is %s, as the standard says', (counter, code) => expect(hotp(secret, counter, 6)).toBe(code))

test('a clock may be half a minute off, either way, and no more', () => {
  const now = seconds(1_234_567_890)
  const step = stepAt(now)
  const read = (off: number) => stepOfCode(secret, totpCode(secret, step + off), { now, after: 0 })
  expect([-2, -1, 0, 1, 2].map(read)).toEqual([null, step - 1, step, step + 1, null])
})

test('a code counts no more once it or a later one was taken, and what is no code never does', () => {
  const now = seconds(1_234_567_890)
  const step = stepAt(now)
  const read = (code: string, after: number) => stepOfCode(secret, code, { now, after })
  expect(read(totpCode(secret, step), step)).toBeNull()
  expect(read(totpCode(secret, step - 1), step)).toBeNull()
  expect(read(totpCode(secret, step + 1), step)).toBe(step + 1)
  expect(['', '12345', '1234567', '٠٠٥٩٢٤'].map((code) => read(code, 0))).toEqual([null, null, null, null])
})

// RFC 4648, chapter 10, without the padding.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('“%s” is spelled “%s” for people to type', (text, spelled) => {
  expect(base32(Buffer.from(text))).toBe(spelled)
})

test('an app is told whose code it is', () => {
  expect(totpUri({ issuer: 'Mission Restore', account: 'ivy', secret })).toBe(
    'otpauth://totp/Mission%20Restore:ivy?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Mission%20Restore',
  )
})
