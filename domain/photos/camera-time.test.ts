import { expect, test } from 'vitest'
import { aPicture } from '#platform/images/pictures.fixture.ts'
import { cameraTime } from './camera-time.ts'

const taken = '2026:11:20 07:02:11'

async function aPhoto(exif: Record<string, string>) {
  const bytes = await aPicture(40, 30)
    .withExif({ IFD0: { Make: 'Phone' }, IFD2: exif })
    .jpeg()
    .toBuffer()
  return new Uint8Array(bytes)
}

test('the camera says when it took a photo, and how far its clock is from UTC where it knows', async () => {
  const known = await aPhoto({ DateTimeOriginal: taken, OffsetTimeOriginal: '-05:00' })
  expect(cameraTime(known)).toEqual({ local: '2026-11-20T07:02:11', offset: '-05:00' })
  expect(cameraTime(await aPhoto({ DateTimeOriginal: taken }))).toEqual({
    local: '2026-11-20T07:02:11',
    offset: null,
  })
})

test('a photo without a time, a time that is none, and bytes that are no photo say nothing', async () => {
  expect(cameraTime(new Uint8Array(await aPicture(40, 30).jpeg().toBuffer()))).toBeNull()
  expect(cameraTime(await aPhoto({ DateTimeOriginal: '0000:00:00 00:00:00' }))).toBeNull()
  expect(cameraTime(await aPhoto({ DateTimeOriginal: 'last Tuesday at noon' }))).toBeNull()
  expect(cameraTime(new Uint8Array())).toBeNull()
  expect(cameraTime(new TextEncoder().encode('%PDF-1.7'))).toBeNull()
})

test('wherever a photo is cut off or bent, reading its time ends', async () => {
  const whole = await aPhoto({ DateTimeOriginal: taken })
  for (let length = 0; length < 400; length += 3) cameraTime(whole.slice(0, length))
  for (let at = 2; at < 260; at++) cameraTime(whole.with(at, 255))
  expect(cameraTime(whole)).not.toBeNull()
})
