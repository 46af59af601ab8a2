import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { towns } from '#domain/areas/areas.ts'
import type { ConfirmedNumber } from '#domain/numbers/numbers-for.ts'
import { linkNumbers } from '#site/call-links.ts'
import { NumbersToCall } from './numbers-to-call.tsx'

const now = new Date('2026-11-20T12:00:00Z')
const power: ConfirmedNumber = {
  purposes: ['power'],
  operator: 'FirstEnergy',
  number: '+18885444877',
  hours: 'Day and night',
  serves: ['columbiana-oh'],
  confirmed_on: '2026-11-09',
}

test('a row dials as a whole, and says for what, whom, and when someone checked it', () => {
  expect(rows([power])[0]).toBe(
    '<a href="tel:+18885444877"><b>Power out, or the panel is wet</b> <span>FirstEnergy</span> ' +
      '<span class="number">(888) 544-4877</span> <small>Day and night · Confirmed November 9, 2026</small></a>',
  )
})

test('without a confirmed number the rows of the country and the state stand alone', () => {
  expect(rows([]).map((row) => /href="([^"]*)"/.exec(row)?.[1])).toEqual([
    'tel:911',
    'tel:+18002829378',
    'tel:+18002221222',
    'tel:811',
  ])
  expect(rows([])[0]).toBe(
    '<a href="tel:911"><b>You smell gas: call from outside</b>  <span class="number">911</span> </a>',
  )
})

test('no number in a row becomes a link or a mark of its own', () => {
  const html = htmlOf([power])
  expect(linkNumbers(html)).toBe(html)
})

function htmlOf(numbers: readonly ConfirmedNumber[]) {
  const [area] = towns
  if (!area) throw new Error('There are no towns.')
  return renderToStaticMarkup(<NumbersToCall area={area} numbers={numbers} now={now} />)
}

function rows(numbers: readonly ConfirmedNumber[]) {
  return htmlOf(numbers).match(/<a .*?<\/a>/g) ?? []
}
