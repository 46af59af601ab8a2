import { expect, test } from 'vitest'
import { blank, likeness, shinglesOf, withoutShared, wordsOf } from '#test/likeness.ts'
import { linesOfMain } from '#test/main-text.ts'
import { aSite } from './a-site.ts'
import { renderPage } from './render.tsx'
import { pages } from './routes.ts'

const mostAlike = 0.35
const fewestWords = 180

const listed = pages.filter(({ area, unlisted }) => area && !unlisted)
const texts = listed.map((page) => linesOfMain(renderPage(page, aSite()).html).map(blank))
const told = withoutShared(texts).map((lines, index) => ({ path: listed[index]?.path, lines }))

test('no page of a place is another with the names swapped, as it is read', () => {
  const pages = told.map(({ path, lines }) => ({ path, shingles: shinglesOf(lines) }))
  const pairs = pages.flatMap((a, index) => pages.slice(index + 1).map((b) => ({ a, b })))
  const alike = pairs
    .map(({ a, b }) => ({ pair: [a.path, b.path], value: likeness(a.shingles, b.shingles) }))
    .filter(({ value }) => value >= mostAlike)
  expect(alike).toEqual([])
})

test('every page of a place that is listed says enough that is its own', () => {
  const short = told
    .map(({ path, lines }) => ({ path, words: lines.flatMap(wordsOf).length }))
    .filter(({ words }) => words < fewestWords)
  expect(short).toEqual([])
  expect(told.length).toBeGreaterThan(60)
})

test('the measure sees a page whose names were swapped, and strips what all pages share', () => {
  const girard = ['In Girard the Mahoning River rose 4 feet in 1913.', 'Call us at any hour.']
  const copy = ['In Niles the Beaver River rose 11 feet in 2004.', 'Call us at any hour.']
  const other = ['Nobody has written down what the creek did here.', 'Call us at any hour.']
  const another = ['Frost is what breaks pipes up here on the hill.', 'Call us at any hour.']
  const lines = [girard, copy, other, another].map((text) => text.map(blank))
  const [first, second, third] = withoutShared(lines)
  expect(first).toHaveLength(1)
  expect(first).toEqual(second)
  expect(likeness(shinglesOf(first ?? []), shinglesOf(second ?? []))).toBe(1)
  expect(likeness(shinglesOf(first ?? []), shinglesOf(third ?? []))).toBe(0)
})
