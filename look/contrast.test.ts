import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const css = ['base.css', 'tokens.css'].map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
const dark = css[1]?.split("[data-theme='dark']")[1] ?? ''

test.each([
  ['gold', 'ink'],
  ['gold', 'ink-2'],
  ['ink', 'gold'],
  ['ink', 'gold-bright'],
  ['on-ink', 'ink'],
  ['on-ink-soft', 'ink'],
  ['on-ink-soft', 'ink-2'],
  ['sand', 'ink-2'],
  ['text', 'paper'],
  ['text-soft', 'paper'],
  ['text-soft', 'sheet'],
  ['signal', 'paper'],
  ['signal', 'signal-wash'],
  ['on-ink', 'signal'],
])('%s can be read on %s', (text, ground) => {
  expect(contrast(colorOf(css.join(), text), colorOf(css.join(), ground))).toBeGreaterThanOrEqual(4.5)
})

test.each([
  ['words', 'surface'],
  ['words', 'surface-2'],
  ['words-soft', 'surface'],
  ['words-soft', 'surface-2'],
  ['good', 'surface'],
  ['water', 'surface'],
])('in the dark %s can be read on %s', (text, ground) => {
  expect(contrast(colorOf(dark, text), colorOf(dark, ground))).toBeGreaterThanOrEqual(4.5)
})

function colorOf(sheet: string, name: string) {
  const hex = new RegExp(`--${name}: #([0-9a-f]{6});`).exec(sheet)?.[1]
  if (!hex) throw new Error(`There is no colour --${name}.`)
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
}

function contrast(a: number[], b: number[]) {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

function luminance(color: number[]) {
  const [r = 0, g = 0, b = 0] = color.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
