import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { contourLines, contoursPicture, contoursSymbol } from './contours.ts'

test('the land is the same at every build', () => {
  expect(contourLines()).toEqual(contourLines())
})

test('the picture of the sign-in screens is the one that npm run contours writes', () => {
  const picture = readFileSync(join(import.meta.dirname, 'contours.svg'), 'utf8')
  expect(picture).toBe(contoursPicture())
})

test('the land weighs less than 2 kB in a page', () => {
  expect(brotliCompressSync(contoursSymbol()).length).toBeLessThan(2000)
})

test('lines run across the whole picture and never turn along its edge', () => {
  const { line, index, width, height } = contourLines()
  const starts = [...(line + index).matchAll(/M(-?\d+) ?(-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)])
  expect(starts.length).toBeGreaterThan(10)
  expect(starts.some(([x = 0]) => x < 0)).toBe(true)
  expect(starts.some(([x = 0]) => x > width)).toBe(true)
  expect(starts.every(([x = 0, y = 0]) => Math.abs(x) < 2 * width && Math.abs(y) < 2 * height)).toBe(true)
})
