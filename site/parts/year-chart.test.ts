import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import type { Season } from '#content/areas/story.ts'
import { YearChart } from './year-chart.tsx'

test('a season is a bar from its first month to the end of its last', () => {
  expect(drawn({ from: 3, to: 5, what: 'Thaw', kind: 'water' })).toContain('<path d="M2 0H5V1H2z"')
})

test('a season over the turn of the year is a bar at either end, and one span of months in words', () => {
  const html = drawn({ from: 12, to: 2, what: 'Frost', kind: 'frost' })
  expect(html).toContain('<path d="M0 0H2V1H0zM11 0H12V1H11z"')
  expect(html).toContain('Dec–Feb')
})

test('a season of one month names it once', () => {
  expect(drawn({ from: 1, to: 1, what: 'Frost', kind: 'frost' })).toContain('<small>Jan</small>')
})

function drawn(season: Season) {
  return renderToStaticMarkup(createElement(YearChart, { year: [season] }))
}
