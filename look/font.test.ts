import { expect, test } from 'vitest'
import { displayFont, fontFaces } from './font.ts'
import { readMetrics } from './font-metrics.ts'

test('the display face is one file of at most 15 kB, the same at every build', async () => {
  const [font, again] = [await displayFont(), await displayFont()]
  expect(font.subarray(0, 4).toString()).toBe('wOF2')
  expect(font.length).toBeLessThanOrEqual(15_000)
  expect(font.equals(again)).toBe(true)
})

test('text is there at once in a stand-in as wide and as tall as the face, which takes its place whenever it comes', async () => {
  const css = await fontFaces('/assets/face.woff2')
  expect(css).toContain('font-display:swap;src:url(/assets/face.woff2)')
  const [arial, roboto] = [...css.matchAll(/size-adjust:([\d.]+)%;ascent-override:([\d.]+)%/g)].map(
    ([, size, ascent]) => ({ size: Number(size), line: (Number(size) * Number(ascent)) / 100 }),
  )
  // Barlow Condensed is two thirds as wide as Arial Bold, and reaches 1 em above the line.
  expect(arial?.size).toBeCloseTo(66.7, 0)
  expect(roboto?.size).toBeCloseTo(71.8, 0)
  for (const standIn of [arial, roboto]) expect(standIn?.line).toBeCloseTo(100, 0)
})

test('the measures of the face are read from its file', async () => {
  const { ascent, descent, lineGap, width } = readMetrics(await displayFont('sfnt'))
  expect([ascent, descent, lineGap]).toEqual([1, 0.2, 0])
  expect(width('WAA') - width('W')).toBeCloseTo(2 * 0.456, 2)
})
