import { expect, test } from 'vitest'
import { displayFont, fontFaces } from './font.ts'

test('the display face is one file of at most 15 kB, the same at every build', async () => {
  const [font, again] = [await displayFont(), await displayFont()]
  expect(font.subarray(0, 4).toString()).toBe('wOF2')
  expect(font.length).toBeLessThanOrEqual(15_000)
  expect(font.equals(again)).toBe(true)
})

test('text is there before the face is, in a stand-in of the same width', () => {
  const css = fontFaces('/assets/face.woff2')
  expect(css).toContain('font-display:swap;src:url(/assets/face.woff2)')
  expect(css).toContain('size-adjust:67%')
})
