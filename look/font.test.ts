import { expect, test } from 'vitest'
import { displayFont, fontFaces } from './font.ts'

test('the display face is one file of at most 15 kB, the same at every build', async () => {
  const [font, again] = [await displayFont(), await displayFont()]
  expect(font.subarray(0, 4).toString()).toBe('wOF2')
  expect(font.length).toBeLessThanOrEqual(15_000)
  expect(font.equals(again)).toBe(true)
})

test('text is there at once, in a stand-in of the same width where the face is late, and then stays as it is', () => {
  const css = fontFaces('/assets/face.woff2')
  expect(css).toContain('font-display:optional;src:url(/assets/face.woff2)')
  expect(css).toContain('size-adjust:67%')
})
