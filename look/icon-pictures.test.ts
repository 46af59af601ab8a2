import sharp from 'sharp'
import { expect, test } from 'vitest'
import { faviconIco, homeScreenIcons } from './icon-pictures.ts'

test('the icon for whoever reads no page holds one picture, where its directory says', async () => {
  const ico = await faviconIco()
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 1])
  expect([ico.readUInt8(6), ico.readUInt8(7)]).toEqual([32, 32])
  const [length, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)]
  expect(offset + length).toBe(ico.length)
  const picture = sharp(ico.subarray(offset))
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
})

test('icons that a system cuts to a shape reach to every edge, and keep the mark in the middle', async () => {
  const icons = await homeScreenIcons()
  const sizes = await Promise.all(
    Object.values(icons).map(async (icon) => (await sharp(icon).metadata()).width),
  )
  expect(sizes).toEqual([180, 192, 512, 512])
  for (const icon of [icons.apple, icons.maskable]) expect((await sharp(icon).stats()).isOpaque).toBe(true)

  // Whatever the shape, a circle of four fifths of the width is seen.
  const { data, info } = await sharp(icons.maskable).greyscale().raw().toBuffer({ resolveWithObject: true })
  const middle = info.width / 2
  const lit = [...data].flatMap((value, i) =>
    value > 90 ? [Math.hypot((i % info.width) - middle, Math.floor(i / info.width) - middle)] : [],
  )
  expect(lit.length).toBeGreaterThan(1000)
  expect(Math.max(...lit)).toBeLessThan(info.width * 0.4)
})
