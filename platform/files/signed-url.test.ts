import { expect, test } from 'vitest'
import { isSignedPath, longestSignedLife, signPath } from './signed-url.ts'
import { minute } from '#platform/time.ts'

const secret = Buffer.alloc(32, 7)
const path = `/api/photos/${'a'.repeat(64)}/picture`
const now = new Date('2026-11-20T12:00:00Z')
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)

function isHonoured(signed: string, at = now, key = secret) {
  const { pathname, searchParams } = new URL(signed, 'http://localhost')
  const until = searchParams.get('until') ?? ''
  const sig = searchParams.get('sig') ?? ''
  return isSignedPath(key, { path: pathname, until, sig }, at)
}

test('a signed path is good until its time is over', () => {
  const signed = signPath(secret, path, later(5 * minute))
  expect(isHonoured(signed)).toBe(true)
  expect(isHonoured(signed, later(5 * minute - 1))).toBe(true)
  expect(isHonoured(signed, later(5 * minute))).toBe(false)
})

test('a path that was signed for longer than allowed is not honoured', () => {
  expect(isHonoured(signPath(secret, path, later(longestSignedLife)))).toBe(true)
  expect(isHonoured(signPath(secret, path, later(longestSignedLife + 2 * minute)))).toBe(false)
})

test('a signature of another secret is refused', () => {
  expect(isHonoured(signPath(secret, path, later(minute)), now, Buffer.alloc(32, 8))).toBe(false)
})

test('whatever one character is changed, added or taken away, the path is refused', () => {
  const signed = signPath(secret, path, later(5 * minute))
  const honoured: string[] = []
  let tried = 0
  for (let index = 0; index < signed.length; index++) {
    for (const other of ['0', '1', 'a', 'b', 'A', 'Q', '-', '_', '%00', '']) {
      for (const kept of [index, index + 1]) {
        const changed = signed.slice(0, index) + other + signed.slice(kept)
        if (changed === signed || sameToReader(changed, signed)) continue
        tried++
        if (isHonoured(changed)) honoured.push(changed)
      }
    }
  }
  expect(honoured).toEqual([])
  expect(tried).toBeGreaterThan(2000)
})

/** Two texts of an address that are read as one: nothing was changed that anyone could see. */
function sameToReader(one: string, other: string) {
  return partsOf(one) === partsOf(other)
}

function partsOf(signed: string) {
  const { pathname, searchParams } = new URL(signed, 'http://localhost')
  return [pathname, searchParams.get('until'), searchParams.get('sig')].join()
}

test('no way of writing the time that means the same is taken for it', () => {
  const signed = signPath(secret, path, later(minute))
  const until = String(later(minute).getTime())
  for (const other of [
    `0${until}`,
    `${until}.0`,
    ` ${until}`,
    `${until} `,
    `%2B${until}`,
    `0x${Number(until).toString(16)}`,
  ]) {
    expect(isHonoured(signed.replace(until, other))).toBe(false)
  }
})
