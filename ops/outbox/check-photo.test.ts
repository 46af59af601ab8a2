import { expect, test } from 'vitest'
import { maxPhotoBytes } from '#domain/photos/photo-limits.ts'
import { unfitReason } from './check-photo.ts'

const file = (start: readonly (number | string)[], size = 64) => {
  const bytes = new Uint8Array(size)
  bytes.set(start.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)))
  return new Blob([bytes])
}
const opens = async () => true
const opensNot = async () => false

const jpeg = [0xff, 0xd8, 0xff, 0xe0]
const heic = [0, 0, 0, 24, 'ftypheic']

test.each([
  ['JPEG', file(jpeg)],
  ['PNG', file([0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a])],
  ['WebP', file(['RIFF', 0, 0, 0, 0, 'WEBP'])],
  ['HEIC', file(heic)],
])('a %s that the browser opens is a photo', async (_, photo) => {
  expect(await unfitReason(photo, opens)).toBe(null)
})

test.each([
  ['a PDF', file(['%PDF-1.7'])],
  ['a text that is called a photo', file(['Wet to the studs.'])],
  ['a video of a phone', file([0, 0, 0, 24, 'ftypmp42'])],
  ['an empty file', new Blob([])],
])('%s is no photo, whatever the phone calls it', async (_, other) => {
  expect(await unfitReason(other, opens)).toBe('photo-kind')
})

test('a photo that the browser can’t open is damaged', async () => {
  expect(await unfitReason(file(jpeg), opensNot)).toBe('photo-damaged')
})

test('HEIC is for the server to read where the browser can’t, unless it is too large to be sent as it is', async () => {
  expect(await unfitReason(file(heic), opensNot)).toBe(null)
  expect(await unfitReason(file(heic, maxPhotoBytes + 1), opensNot)).toBe('photo-too-large')
  expect(await unfitReason(file(heic, maxPhotoBytes + 1), opens)).toBe(null)
})

test('a file that is gone before it is read is not taken', async () => {
  const gone = Object.assign(file(jpeg), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new Error('Gone')) }),
  })
  expect(await unfitReason(gone, opens)).toBe('photo-unreadable')
})
