import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { acceptedEncoding, cacheAnswer, variantOf } from './page-cache.ts'

const rooms = Array.from(
  { length: 400 },
  (_, nth) => `<p>Room ${(nth * 7919) % 1000} is ${nth % 13} % wet.</p>`,
)
const page = rooms.join('')

test('every encoding holds the same page and says its own length', () => {
  const answer = cacheAnswer(200, page, { headers: ['Content-Type', 'text/html'] })
  expect(String(brotliDecompressSync(variantOf(answer, 'br').body))).toBe(page)
  expect(String(gunzipSync(variantOf(answer, 'gzip').body))).toBe(page)
  expect(String(variantOf(answer, 'identity').body)).toBe(page)
  for (const { headers, body } of Object.values(answer.made)) {
    expect(headers.join('|')).toContain(`Content-Length|${body.length}|`)
  }
})

test('a squeezed page is the same page under a new tag, and each header stands once', async () => {
  const answer = cacheAnswer(200, page, { headers: ['Content-Type', 'text/html'], isSqueezed: true })
  const first = variantOf(answer, 'br')
  await expect.poll(() => variantOf(answer, 'br').etag).not.toBe(first.etag)
  const { body, headers } = variantOf(answer, 'br')
  expect(body.length).toBeLessThan(first.body.length)
  expect(String(brotliDecompressSync(body))).toBe(page)
  const names = headers.filter((_, index) => index % 2 === 0)
  expect(names).toEqual(['Content-Type', 'Content-Length', 'ETag', 'Vary', 'Content-Encoding'])
})

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['gzip;q=0, br;q=0', 'identity'],
  ['gzip', 'gzip'],
  ['deflate', 'identity'],
] as const)('a client that sends Accept-Encoding %s is answered in %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})
