import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { callBacksOf, type Waited } from '#domain/leads/calls/call-backs.ts'
import { aSite } from '#site/a-site.ts'
import { Promised } from './promise.tsx'

const asInThePicture = [
  [2, 4],
  [4, 9],
  [6, 10],
  [8, 8],
  [10, 5],
  [15, 4],
  [22, 1],
] as const

test('a kept promise says how often, over which days, and draws the miss', () => {
  const { text, html } = promised(asInThePicture)
  expect(text).toContain('We call back within 15 minutes, day and night')
  expect(text).toContain(
    'We kept that for 40 of the last 41 requests. Half heard from a person within 6 minutes.',
  )
  expect(text).toContain('August 25 to November 22, 2026')
  expect(html).toContain('<text class="late"')
  expect(html).not.toContain('href="tel:')
})

test('what the dots show stands in a table, for people who cannot see them', () => {
  const rows = [
    ...promised([...asInThePicture, [null, 2]]).html.matchAll(/<th scope="row">(.*?)<\/th><td>(.*?)</g),
  ]
  expect(rows.map(([, waited, count]) => `${waited}: ${count}`)).toEqual([
    '0 to 5 minutes: 13',
    '6 to 10 minutes: 23',
    '11 to 15 minutes: 4',
    'Longer than 15 minutes: 1',
    'Still waiting: 2',
  ])
})

test('a promise that is kept too seldom is not repeated: the median says how long it takes', () => {
  const { text, html } = promised([
    [9, 10],
    [12, 3],
    [30, 9],
  ])
  expect(text).toContain('Half of all requests got a reply within 12 minutes')
  expect(text).not.toMatch(/We call back|kept/)
  expect(html).not.toContain('class="dots"')
  expect(html).toContain('href="tel:')
})

test.each([{ waited: [[3, 19]] as const }, { waited: null }])(
  'without enough requests, or without a promise, the number to call stands there: %j',
  ({ waited }) => {
    const { text, html } = promised(waited)
    expect(text).not.toMatch(/\bminutes?\b|requests/)
    expect(html).toContain('href="tel:')
  },
)

function promised(counted: readonly (readonly [Waited['minutes'], number])[] | null) {
  const days = { promised: 15, since: '2026-08-25', until: '2026-11-22' }
  const callBacks =
    counted &&
    callBacksOf(
      days,
      counted.map(([minutes, count]) => ({ minutes, count })),
    )
  const html = renderToStaticMarkup(createElement(Promised, { company: aSite().company, callBacks }))
  return {
    html,
    text: html
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(' , ', ', '),
  }
}
