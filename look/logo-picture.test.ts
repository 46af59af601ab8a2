import sharp from 'sharp'
import { expect, test } from 'vitest'
import { faviconSvg } from './logo.ts'
import { logoPicture } from './logo-picture.ts'

test('the logo is a picture of 286 by 134 with the name on it', async () => {
  const named = await logoPicture('MISSION RESTORE')
  expect(await sharp(named).metadata()).toMatchObject({ format: 'png', width: 286, height: 134 })
  expect(named.equals(await logoPicture('ANOTHER NAME'))).toBe(false)
})

test('the icon is a drawing without anything to load', () => {
  expect(faviconSvg()).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox/)
  expect(faviconSvg()).not.toMatch(/<(image|style|script)|url\(/)
})
